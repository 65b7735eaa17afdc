// Generates the limits of request bodies and of list parameters for the forms of the browser: one file per group.
import { isWrite, operationsOf, type JsonSchema, type loadSpec, type Spec } from '../../server/platform/contract/spec'
import { removeStale, writeGenerated } from './output'

const FOLDER = 'src/shared/limits'
const KEYWORDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems', 'pattern']
/** The parameters whose limits the lists use. */
const PARAMETERS = ['PageSize', 'Search', 'Where']
/** The parts of bodies whose limits are used on their own. */
const SCHEMAS = ['Coordinates']
/** Values that no form lets a user type. */
const NOT_TYPED = ['Id', 'MaybeId', 'Version']

interface Limits {
  [keywordOrProperty: string]: Limits | string | number
}

/** One constant per schema, so that a bundle contains only the limits of its own forms. */
export async function writeLimits({ spec, groupOf, groupOfComponent }: ReturnType<typeof loadSpec>): Promise<void> {
  const sources: Record<string, string> = {}
  const add = (group: string, name: string, limits: Limits | undefined) => {
    if (!limits) return
    const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}Limits`
    sources[group] = `${sources[group] ?? ''}export const ${constant} = ${JSON.stringify(limits)} as const\n\n`
  }

  for (const name of PARAMETERS) {
    const { schema } = spec.components.parameters[name] ?? {}
    if (!schema) throw new Error(`The contract has no parameter ${name}`)
    add(groupOfComponent[`parameters/${name}`] ?? '', name, limitsOf(spec, schema))
  }
  const addSchema = (name: string) =>
    add(groupOfComponent[`schemas/${name}`] ?? '', name, limitsOf(spec, spec.components.schemas[name] ?? {}))
  const named = new Set(SCHEMAS)
  for (const { operation } of operationsOf(spec).filter(isWrite)) {
    for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
      const name = nameOf(schema)
      if (name !== undefined) named.add(name)
      else add(groupOf[operation.operationId] ?? '', operation.operationId, limitsOf(spec, schema))
    }
  }
  named.forEach(addSchema)
  for (const [group, source] of Object.entries(sources)) await writeGenerated(`${FOLDER}/${group}.gen.ts`, source)
  removeStale(FOLDER, Object.keys(sources))
}

/** The limits of a value, or of the properties of an object by name; undefined if nothing is limited. */
function limitsOf(spec: Spec, schema: JsonSchema): Limits | undefined {
  const name = nameOf(schema)
  if (name !== undefined && NOT_TYPED.includes(name)) return undefined
  const resolved = name === undefined ? schema : (spec.components.schemas[name] ?? {})
  const own = Object.entries(resolved).filter(([keyword]) => KEYWORDS.includes(keyword)) as [string, string | number][]
  const nested = Object.entries({ ...resolved.properties, ...(resolved.items && { items: resolved.items }) })
    .map(([property, value]) => [property, limitsOf(spec, value)] as const)
    .filter((entry): entry is readonly [string, Limits] => entry[1] !== undefined)
  const all: [string, Limits | string | number][] = [
    ...own,
    ...nested.map(([key, value]): [string, Limits] => [key, value]),
  ]
  return all.length > 0 ? Object.fromEntries(all) : undefined
}

const nameOf = (schema: JsonSchema): string | undefined =>
  typeof schema['$ref'] === 'string' ? schema['$ref'].split('/').at(-1) : undefined
