// Calls of the Aerie API with a token. Paths, parameters, bodies and replies have the types of the published contract.
import createFetchClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './contract.gen'
import { problemOf } from './problem'

export { ApiProblem } from './problem'

export type AerieClient = Client<paths>

/** The schemas of the contract: `Schemas['Mission']`. */
export type Schemas = components['schemas']

interface ClientOptions {
  /** Of the API, with its prefix: `https://aerie.example/apis/v1`. */
  address: string
  /** An API token. */
  token: string
  /** Replaces the `fetch` of the platform, for example to send through a proxy. */
  fetch?: (request: Request) => Promise<Response>
}

/** Creates a client. A refused call throws an ApiProblem. */
export function createClient({ address, token, fetch }: ClientOptions): AerieClient {
  const client = createFetchClient<paths>({
    baseUrl: address,
    headers: { authorization: `Bearer ${token}` },
    ...(fetch && { fetch }),
  })
  client.use({
    async onResponse({ response }) {
      if (!response.ok) throw await problemOf(response)
      return undefined
    },
  })
  return client
}

/** The body of a successful call, without the case of a failure, which has thrown. */
export async function bodyOf<Body>(call: Promise<{ data?: Body }>): Promise<Body> {
  const { data } = await call
  if (data === undefined) throw new Error('The reply has no body')
  return data
}
