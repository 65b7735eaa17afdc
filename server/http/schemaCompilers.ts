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
  const [forBody, forUrl] = [makeAjv(schemas, false), makeAjv(schemas, 'array')]
  return ({ schema, httpPart }) => {
    let compiled: ValidateFunction | undefined
    const validate: ReturnType<FastifySchemaCompiler<object>> = (data: unknown) => {
      compiled ??= (httpPart === 'body' ? forBody : forUrl).compile(schema)
      const valid = compiled(data)
      validate.errors = compiled.errors
      return valid
    }
    return validate
  }
}

/** Serialises replies and drops fields that their schema does not declare. */
export function lazySerializers(schemas: readonly SharedSchema[]): FastifySerializerCompiler<object> {
  const compile = SerializerSelector()(Object.fromEntries(schemas.map((schema) => [schema.$id, schema])), {})
  return (route) => {
    let serialize: ((data: unknown) => string) | undefined
    return (data: unknown) => {
      serialize ??= compile(route as never) as (data: unknown) => string
      return serialize(data)
    }
  }
}

function makeAjv(schemas: readonly SharedSchema[], coerceTypes: boolean | 'array'): Ajv {
  // Not strict, because OpenAPI adds keywords such as `example`. A test checks the schemas themselves, not each start.
  const ajv = new Ajv({ coerceTypes, useDefaults: true, strict: false, validateSchema: false, schemas: [...schemas] })
  return addFormats(ajv)
}
