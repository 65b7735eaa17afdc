// Generates the browser slices, the limits of forms, the types of the server and of the client for programs, and the merged
// document from the contract, and the browser's table of permissions from the server. The code is committed and not edited by hand.
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { generateEndpoints } from '@rtk-query/codegen-openapi'
import { stringify } from 'yaml'
import { loadEventSpec } from '../server/platform/contract/eventSpec'
import { isWrite, loadSpec, operationsOf, type Spec, type SpecOperation } from '../server/platform/contract/spec'
import { writeAuditLabels } from './generation/auditLabels'
import { writeClientTypes } from './generation/clientTypes'
import { writeEventTypes } from './generation/eventTypes'
import { writeLimits } from './generation/limits'
import { camelCase, removeStale, ROOT, writeGenerated } from './generation/output'
import { writePermissions } from './generation/permissions'
import { writeServerGroups } from './generation/serverGroups'
import { writeServerTypes } from './generation/serverTypes'
import { writeTileConstants } from './generation/tileConstants'

const DOCUMENT = 'build/openapi.yaml'
const SLICES = 'src/api/generated'

async function main(): Promise<void> {
  const contract = loadSpec()
  const { spec, groupOf } = contract
  // The generator writes absolute imports for absolute paths, so it runs in the root folder with relative ones.
  process.chdir(ROOT)
  mkdirSync('build', { recursive: true })
  writeFileSync(DOCUMENT, stringify(spec, { aliasDuplicateObjects: false }))

  // The map engine requests tiles itself, so a group without a JSON reply needs no slice.
  const withJson = operationsOf(spec).filter(({ operation }) => hasJsonReply(operation))
  const groups = [...new Set(withJson.map(({ operation }) => groupOf[operation.operationId] ?? ''))].sort()
  for (const group of groups) await writeSlice(group, groupOf, spec)
  removeStale(SLICES, groups)
  await writeServerTypes(new URL(`file://${path.join(ROOT, DOCUMENT)}`), contract)
  await writeClientTypes(spec)
  await writeLimits(contract)
  await writeTileConstants(spec)
  await writeEventTypes(loadEventSpec(contract))
  await writeAuditLabels(spec)
  await writeServerGroups()
  await writePermissions()
  process.stdout.write(`${Object.keys(groupOf).length} operations in ${groups.length} groups\n`)
}

async function writeSlice(group: string, groupOf: Record<string, string>, spec: Spec): Promise<void> {
  const source = await generateEndpoints({
    schemaFile: DOCUMENT,
    apiFile: 'src/api/baseApi.ts',
    apiImport: 'baseApi',
    exportName: `${camelCase(group)}Generated`,
    filterEndpoints: (name) => groupOf[name] === group,
    endpointOverrides: [
      {
        pattern: (_name, definition) =>
          (definition.operation as unknown as Record<string, unknown>)['x-query'] === true,
        type: 'query',
      },
    ],
    hooks: false,
    tag: true,
    encodePathParams: true,
    useUnknown: true,
  })
  const writes = operationsOf(spec).filter((place) => isWrite(place) && groupOf[place.operation.operationId] === group)
  await writeGenerated(
    `${SLICES}/${group}.gen.ts`,
    withChanges(source ?? '', writes).replace(/from "(?:\.\/)?src\/api\/baseApi"/, 'from "../baseApi"'),
  )
}

const hasJsonReply = ({ responses }: SpecOperation): boolean =>
  Object.entries(responses).some(([status, { content }]) => status.startsWith('2') && content?.['application/json'])

/** Makes x-changes the default `invalidatesTags`, where the generator writes the tag of the operation. */
function withChanges(source: string, writes: { operation: SpecOperation }[]): string {
  const changes = new Set<string>()
  const changed = writes.reduce((text, { operation: { operationId, 'x-changes': tags = [] } }) => {
    for (const tag of tags) changes.add(tag)
    const endpoint = new RegExp(`(\\b${operationId}: build\\.mutation<[^]*?invalidatesTags: )\\[[^\\]]*\\]`)
    if (!endpoint.test(text)) throw new Error(`No invalidatesTags of ${operationId} in the generated slice`)
    return text.replace(endpoint, `$1${JSON.stringify(tags)}`)
  }, source)
  return changed.replace(/(addTagTypes = )(\[[^\]]*\])/, (_, start: string, list: string) => {
    const own = [...list.matchAll(/"(\w+)"/g)].map(([, tag]) => tag ?? '')
    return start + JSON.stringify([...new Set([...own, ...changes])].sort())
  })
}

void main()
