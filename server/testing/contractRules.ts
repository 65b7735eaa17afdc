// What design asks of every operation beyond valid OpenAPI: names, permissions, limits, examples, one shape of lists.
import Ajv2020 from 'ajv/dist/2020'
import addFormats from 'ajv-formats'
import {
  isWrite,
  operationsOf,
  resolved,
  type HttpMethod,
  type JsonSchema,
  type Spec,
  type SpecOperation,
} from '../contract/spec'
import { specifiedPaths } from './specifiedPaths'

interface Place {
  path: string
  method: HttpMethod
  operation: SpecOperation
}
type Content = Record<string, { schema: JsonSchema; example?: unknown }>

const PAGED = ['items', 'total', 'page', 'pageSize']
const VERBS: Record<HttpMethod, RegExp> = {
  get: /^(list|get|export|download)[A-Z]/,
  post: /^(?!list|get|delete|remove)[a-z]+[A-Z]/,
  put: /^(?!list|get|create|delete|remove)[a-z]+[A-Z]/,
  patch: /^(?!list|get|create|delete|remove)[a-z]+[A-Z]/,
  delete: /^(delete|remove)[A-Z]/,
}

/**
 * Everything in the contract that breaks a rule of the house, one line each; empty when there is nothing.
 * @param permissions the permission names that exist
 */
export function contractProblems(spec: Spec, permissions: readonly string[]): string[] {
  const validator = exampleValidator(spec)
  const tags = tagsOf(spec)
  return operationsOf(spec).flatMap((place) =>
    [
      ...nameProblems(place),
      ...permissionProblems(spec, place, permissions),
      ...changeProblems(place, tags),
      ...pathProblems(place),
      ...requestProblems(spec, place, validator),
      ...replyProblems(spec, place, validator),
      ...listProblems(spec, place),
    ].map((problem) => `${place.operation.operationId || `${place.method} ${place.path}`}: ${problem}`),
  )
}

function nameProblems({ method, operation }: Place): string[] {
  const { operationId, tags, summary } = operation
  const named = /^[a-zA-Z0-9]+$/.test(operationId ?? '') && VERBS[method].test(operationId)
  return [
    ...(named || operationId === 'login' || operationId === 'logout' ? [] : [`is no verb and noun for a ${method}`]),
    ...(tags?.length === 1 ? [] : ['has not exactly one tag']),
    ...(summary ? [] : ['has no summary']),
  ]
}

function permissionProblems(spec: Spec, { operation }: Place, permissions: readonly string[]): string[] {
  const userTypes = spec.components.schemas.UserType?.enum as string[]
  const needed = operation['x-permission']
  const known = Array.isArray(needed)
    ? needed.length > 0 && needed.every((type) => userTypes.includes(type))
    : ['public', 'session', ...permissions].includes(needed)
  return known ? [] : [`x-permission ${JSON.stringify(needed)} is not known`]
}

/** Tags that reads of the contract provide in the browser's cache. */
const tagsOf = (spec: Spec): Set<string> =>
  new Set(
    operationsOf(spec)
      .filter((place) => !isWrite(place))
      .flatMap(({ operation }) => operation.tags ?? []),
  )

function changeProblems(place: Place, tags: ReadonlySet<string>): string[] {
  const changes = place.operation['x-changes']
  if (!isWrite(place)) return changes ? ['only reads, yet has x-changes'] : []
  if (!Array.isArray(changes)) return ['writes, but has no x-changes: list the tags whose reads it makes stale']
  const isSorted = [...new Set(changes)].sort().join() === changes.join()
  return [
    ...changes.filter((tag) => !tags.has(tag)).map((tag) => `x-changes names ${tag}, which is the tag of no read`),
    ...(isSorted ? [] : ['x-changes is not sorted, or names a tag twice']),
  ]
}

function pathProblems({ path, operation }: Place): string[] {
  const given = specifiedPaths.has(path) || specifiedPaths.has(path.replace(/(\/\{\w+\})+$/, ''))
  const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path' && parameter.required)
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const extension = operation['x-extension'] === true
  return [
    ...(given === extension ? [given ? 'is given, yet marked x-extension' : `${path} is not spelt as given`] : []),
    ...(inPath.sort().join() ===
    declared
      .map(({ name }) => name)
      .sort()
      .join()
      ? []
      : ['path parameters differ']),
    ...(!extension || /^(\/([a-z]+(-[a-z]+)*|\{[a-z]\w*\}))+$/.test(path) ? [] : [`${path} is not kebab-case`]),
  ]
}

function requestProblems(spec: Spec, { operation }: Place, validator: Ajv2020): string[] {
  const { parameters = [], requestBody } = operation
  return [
    ...parameters.flatMap(({ name, schema }) => limitProblems(spec, schema, `parameter ${name}`, true)),
    ...contentProblems(spec, requestBody?.content, 'body', validator),
  ]
}

function replyProblems(spec: Spec, { operation }: Place, validator: Ajv2020): string[] {
  const codes = Object.keys(operation.responses)
  return [
    ...(codes.includes('4XX') ? [] : ['declares no 4XX reply']),
    ...(codes.some((code) => /^2\d\d$/.test(code)) ? [] : ['declares no reply of success']),
    ...codes.flatMap((code) => {
      const content = operation.responses[code]?.content
      const envelope = content?.['application/json'] && merged(spec, content['application/json'].schema)
      const wrapped = !envelope || (envelope.required as string[] | undefined)?.includes('status')
      return [
        ...contentProblems(spec, content, `reply ${code}`, validator),
        ...(wrapped ? [] : [`reply ${code} is not wrapped in {status, message, data}`]),
      ]
    }),
  ]
}

function listProblems(spec: Spec, { operation }: Place): string[] {
  const reply = operation.responses['200']?.content?.['application/json']
  const data = reply && merged(spec, reply.schema).properties?.data
  const fields = data ? merged(spec, data) : undefined
  if (!operation.operationId?.startsWith('list') && !fields?.properties?.items) return []
  const asked = (operation.parameters ?? []).map(({ name }) => name)
  return [
    ...PAGED.filter((field) => !(fields?.required as string[] | undefined)?.includes(field)).map(
      (field) => `list reply lacks ${field}`,
    ),
    ...['page', 'pageSize'].filter((name) => !asked.includes(name)).map((name) => `list takes no ${name}`),
  ]
}

function contentProblems(spec: Spec, content: Content | undefined, where: string, validator: Ajv2020): string[] {
  return Object.values(content ?? {}).flatMap(({ schema, example }) => [
    ...limitProblems(spec, schema, where, where === 'body'),
    ...exampleProblems(validator, schema, example ?? composedExample(spec, schema), where),
  ])
}

/** Whether every string, number, array and (in a request) object under `schema` has an end. */
function limitProblems(spec: Spec, schema: JsonSchema, where: string, asked: boolean, seen: string[] = []): string[] {
  const ref = schema.$ref as string | undefined
  if (ref && seen.includes(ref)) return []
  const node = merged(spec, schema)
  const inside = (child: JsonSchema, at: string): string[] =>
    limitProblems(spec, child, at, asked, ref ? [...seen, ref] : seen)

  const lacks = (...keywords: string[]): string[] =>
    keywords.filter((keyword) => node[keyword] === undefined).map((keyword) => `${where} has no ${keyword}`)
  const variants = [...((node.oneOf ?? []) as JsonSchema[]), ...((node.anyOf ?? []) as JsonSchema[])]
  const types = [node.type ?? []].flat()
  if (node.enum !== undefined || node.const !== undefined) return []
  if (types.length === 0 && variants.length === 0) return [`${where} has no type`]
  return [
    ...variants.flatMap((variant, index) => inside(variant, `${where}|${index}`)),
    ...(types.includes('string') ? lacks('maxLength') : []),
    ...(types.includes('number') || types.includes('integer') ? lacks('minimum', 'maximum') : []),
    ...(types.includes('array') ? lacks('maxItems', 'items') : []),
    ...(types.includes('object') && !node.properties ? lacks('maxProperties') : []),
    ...(types.includes('object') && asked && node.additionalProperties !== false && node.properties
      ? [`${where} takes unknown fields`]
      : []),
    ...(node.items ? inside(node.items, `${where}[]`) : []),
    ...Object.entries(node.properties ?? {}).flatMap(([name, child]) => inside(child, `${where}.${name}`)),
  ]
}

function exampleProblems(validator: Ajv2020, schema: JsonSchema, example: unknown, where: string): string[] {
  if (example === undefined) return [`${where} has no example`]
  const absolute = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/')
  const validate = validator.compile(JSON.parse(absolute) as JsonSchema)
  if (validate(example)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `example of ${where}${instancePath} ${message ?? ''}`,
  )
}

/** One validator for the whole contract: a schema that many replies share is compiled once. */
function exampleValidator({ components }: Spec): Ajv2020 {
  const validator = new Ajv2020({ strict: false, allErrors: true })
  addFormats(validator)
  return validator.addSchema({ $id: 'contract', components })
}

/** The example a schema carries, or one put together from those of its parts; undefined where a part has none. */
export function composedExample(spec: Spec, schema: JsonSchema, seen: string[] = []): unknown {
  const ref = schema.$ref as string | undefined
  const node = merged(spec, schema)
  if (node.example !== undefined) return node.example
  const inner = ref ? [...seen, ref] : seen
  if (node.items) {
    if (inner.includes(node.items.$ref as string)) return []
    const item = composedExample(spec, node.items, inner)
    return item === undefined ? undefined : [item]
  }
  if (!node.properties) return undefined
  const parts = Object.entries(node.properties).map(([name, child]) => [name, composedExample(spec, child, inner)])
  return parts.some(([, value]) => value === undefined) ? undefined : Object.fromEntries(parts)
}

/** A schema with what it refers to; its own keywords win, as in JSON Schema 2020-12. */
function merged(spec: Spec, schema: JsonSchema): JsonSchema {
  return typeof schema.$ref === 'string'
    ? { ...merged(spec, resolved<JsonSchema>(spec, { $ref: schema.$ref })), ...schema }
    : schema
}
