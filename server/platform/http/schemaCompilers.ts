// Compiles the contract's schemas on first use: compiling all of them takes over a second of every start, and a process
// uses few of them soon.
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import Ajv, { type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify'

export type SharedSchema = Record<string, unknown> & { $id: string }

/**
 * Validates bodies as they are. Paths and queries arrive as text, so their values are converted to the declared types.
 * @param schemas the shared schemas that others refer to by `$id`
 */
export function lazyValidators(schemas: readonly SharedSchema[]): FastifySchemaCompiler<object> {
  const shared = byId(schemas)
  const compileBody = ajvCompiler(shared, false)
  const compileUrl = ajvCompiler(shared, 'array')
  return ({ schema, httpPart }) => {
    let compiled: ValidateFunction | undefined
    const validate: ReturnType<FastifySchemaCompiler<object>> = (data: unknown) => {
      compiled ??= httpPart === 'body' ? compileBody(schema) : compileUrl(schema)
      const valid = compiled(data)
      validate.errors = compiled.errors
      return valid
    }
    return validate
  }
}

/** Serialises replies and drops fields that their schema does not declare. */
export function lazySerializers(schemas: readonly SharedSchema[]): FastifySerializerCompiler<object> {
  const shared = byId(schemas)
  return (route) => {
    let serialize: ((data: unknown) => string) | undefined
    return (data: unknown) => {
      // Only what the route refers to, because the compiler reads all schemas that it gets.
      serialize ??= SerializerSelector()(referredBy(route.schema, shared), {})(route as never) as (
        data: unknown,
      ) => string
      return serialize(data)
    }
  }
}

/** The shared schemas that a schema refers to, also through others, by their `$id`. */
function referredBy(schema: unknown, shared: ReadonlyMap<string, SharedSchema>): Record<string, SharedSchema> {
  const found: Record<string, SharedSchema> = {}
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { $ref } = node as { $ref?: unknown }
    const name = typeof $ref === 'string' ? $ref.replace(/#.*/, '') : ''
    const target = shared.get(name)
    if (target && !found[name]) {
      found[name] = target
      visit(target)
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(schema)
  return found
}

const byId = (schemas: readonly SharedSchema[]): ReadonlyMap<string, SharedSchema> =>
  new Map(schemas.map((schema) => [schema.$id, schema]))

function ajvCompiler(
  shared: ReadonlyMap<string, SharedSchema>,
  coerceTypes: boolean | 'array',
): (schema: object) => ValidateFunction {
  // Not strict, because OpenAPI adds keywords such as `example`. A test checks the schemas themselves, not each start.
  const ajv = addFormats(new Ajv({ coerceTypes, useDefaults: true, strict: false, validateSchema: false }))
  const added = new Set<string>()
  return (schema) => {
    // Only what the schema refers to, because Ajv reads each schema that it gets.
    for (const [id, each] of Object.entries(referredBy(schema, shared))) {
      if (!added.has(id)) ajv.addSchema(each)
      added.add(id)
    }
    return ajv.compile(schema)
  }
}
