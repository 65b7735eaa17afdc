// Rules for every operation beyond valid OpenAPI: names, permissions, limits, examples and the shape of lists.
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
} from '../platform/contract/spec'
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
 * Violations of these rules in the contract, one sentence each.
 * @param permissions all permission names
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
    ...(named || operationId === 'login' || operationId === 'logout'
      ? []
      : [`is not a verb and a noun that fit the method ${method}`]),
    ...(tags?.length === 1 ? [] : ['must have exactly one tag']),
    ...(summary ? [] : ['has no summary']),
  ]
}

function permissionProblems(spec: Spec, { operation }: Place, permissions: readonly string[]): string[] {
  const userTypes = spec.components.schemas.UserType?.enum as string[]
  const needed = operation['x-permission']
  const known = Array.isArray(needed)
    ? needed.length > 0 && needed.every((type) => userTypes.includes(type))
    : ['public', 'session', 'phone', 'scim', ...permissions].includes(needed)
  return known ? [] : [`x-permission ${JSON.stringify(needed)} is unknown`]
}

/** Tags that read operations provide in the browser's cache. */
const tagsOf = (spec: Spec): Set<string> =>
  new Set(
    operationsOf(spec)
      .filter((place) => !isWrite(place))
      .flatMap(({ operation }) => operation.tags ?? []),
  )

function changeProblems(place: Place, tags: ReadonlySet<string>): string[] {
  const changes = place.operation['x-changes']
  if (!isWrite(place)) return changes ? ['only reads and must not have x-changes'] : []
  if (!Array.isArray(changes)) return ['writes and needs x-changes: list the tags whose reads it makes stale']
  const isSorted = [...new Set(changes)].sort().join() === changes.join()
  return [
    ...changes.filter((tag) => !tags.has(tag)).map((tag) => `x-changes contains ${tag}, which no read operation has`),
    ...(isSorted ? [] : ['x-changes must be sorted and contain each tag once']),
  ]
}

/** OGC API, STAC API and SCIM. */
const NAMED_BY_A_STANDARD = /^\/(ogc|stac|scim)(\/|$)/

function pathProblems({ path, operation }: Place): string[] {
  const isSpecified = specifiedPaths.has(path) || specifiedPaths.has(path.replace(/(\/\{\w+\})+$/, ''))
  const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path' && parameter.required)
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const extension = operation['x-extension'] === true
  return [
    ...(isSpecified === extension
      ? [isSpecified ? 'is in the specification and must not have x-extension' : `${path} is not in the specification`]
      : []),
    ...(inPath.sort().join() ===
    declared
      .map(({ name }) => name)
      .sort()
      .join()
      ? []
      : ['path parameters differ']),
    ...(!extension || NAMED_BY_A_STANDARD.test(path) || /^(\/([a-z]+(-[a-z]+)*|\{[a-z]\w*\}))+$/.test(path)
      ? []
      : [`${path} is not kebab-case`]),
  ]
}

function requestProblems(spec: Spec, { operation }: Place, validator: Ajv2020): string[] {
  const { parameters = [], requestBody } = operation
  return [
    ...parameters.flatMap(({ name, schema }) => limitProblems(spec, schema, `parameter ${name}`, true)),
    ...contentProblems(spec, requestBody?.content, 'body', validator),
    ...fileProblems(spec, operation),
  ]
}

/** Uploads belong to tenants, so that super-admins have none. */
const NO_UPLOADS = ['uploadPackagePoster']

/** Every call that takes a file also takes the ID of an upload, which survives an interruption. */
function fileProblems(spec: Spec, { operationId, requestBody }: SpecOperation): string[] {
  const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => merged(spec, schema).properties ?? {})
  const takesFile = bodies.some((fields) =>
    Object.values(fields).some(({ format, contentMediaType }) => format === 'binary' || contentMediaType !== undefined),
  )
  const takesUpload = bodies.some((fields) => fields['uploadId'] !== undefined)
  return takesFile && !takesUpload && !NO_UPLOADS.includes(operationId) ? ['takes a file but no uploadId'] : []
}

function replyProblems(spec: Spec, { operation }: Place, validator: Ajv2020): string[] {
  const codes = Object.keys(operation.responses)
  return [
    ...(codes.includes('4XX') ? [] : ['declares no 4XX reply']),
    ...(codes.some((code) => /^2\d\d$/.test(code)) ? [] : ['declares no 2XX reply']),
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
  const parameters = (operation.parameters ?? []).map(({ name }) => name)
  return [
    ...PAGED.filter((field) => !(fields?.required as string[] | undefined)?.includes(field)).map(
      (field) => `list reply lacks ${field}`,
    ),
    ...['page', 'pageSize'].filter((name) => !parameters.includes(name)).map((name) => `list has no parameter ${name}`),
  ]
}

function contentProblems(spec: Spec, content: Content | undefined, where: string, validator: Ajv2020): string[] {
  return Object.values(content ?? {}).flatMap(({ schema, example }) => [
    ...limitProblems(spec, schema, where, where === 'body'),
    ...exampleProblems(validator, schema, example ?? composedExample(spec, schema), where),
  ])
}

/** Strings, numbers, arrays and, in requests, objects without limits. */
// oxlint-disable-next-line complexity -- one condition for each type of JSON Schema
function limitProblems(
  spec: Spec,
  schema: JsonSchema,
  where: string,
  isRequest: boolean,
  seen: string[] = [],
): string[] {
  const ref = schema.$ref as string | undefined
  if (ref && seen.includes(ref)) return []
  const node = merged(spec, schema)
  const inside = (child: JsonSchema, at: string): string[] =>
    limitProblems(spec, child, at, isRequest, ref ? [...seen, ref] : seen)

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
    ...(types.includes('object') && isRequest && node.additionalProperties !== false && node.properties
      ? [`${where} accepts unknown fields`]
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

/** One validator for the whole contract, so that shared schemas are compiled once. */
function exampleValidator({ components }: Spec): Ajv2020 {
  const validator = new Ajv2020({ strict: false, allErrors: true })
  addFormats(validator)
  return validator.addSchema({ $id: 'contract', components })
}

/** The example of a schema, or one composed of the examples of its parts; undefined when a part has none. */
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

/** A schema merged with its reference; its own keywords take precedence, as in JSON Schema 2020-12. */
function merged(spec: Spec, schema: JsonSchema): JsonSchema {
  return typeof schema.$ref === 'string'
    ? { ...merged(spec, resolved<JsonSchema>(spec, { $ref: schema.$ref })), ...schema }
    : schema
}
