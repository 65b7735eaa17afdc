// Generates the types of the client from the contract that the server publishes.
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript'
import { publishedContract } from '../../server/groups/api-token/publishedContract'
import type { Spec } from '../../server/platform/contract/spec'
import { writeGenerated } from './output'

/** The types are the same for each installation, and say nothing of its address. */
const ANY_ADDRESS = 'https://aerie.example'

export async function writeClientTypes(spec: Spec): Promise<void> {
  const published = publishedContract(spec, ANY_ADDRESS) as unknown as OpenAPI3
  await writeGenerated('packages/client/contract.gen.ts', astToString(await openapiTypes(published)))
}
