// Types and limits in the notation of programs, which is the same in every language.
import type { PublishedContract, Schema } from '../../api/publishedContract'
import { resolvedSchema } from './contract'

const LIMITS = [
  'format',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'pattern',
  'default',
] as const satisfies readonly (keyof Schema)[]

/** `{type: ['string', 'null']}` → `string | null`; a list of missions → `Mission[]` */
export function typeText(contract: PublishedContract, given: Schema): string {
  const { schema, name } = resolvedSchema(contract, given)
  if (schema.oneOf) return schema.oneOf.map((one) => typeText(contract, one)).join(' | ')
  if (schema.items) {
    const item = typeText(contract, schema.items)
    const list = item.includes(' ') ? `(${item})[]` : `${item}[]`
    return Array.isArray(schema.type) ? [list, ...schema.type.filter((type) => type !== 'array')].join(' | ') : list
  }
  if (name !== undefined && schema.properties) return name
  if (schema.type === undefined) return 'any'
  return Array.isArray(schema.type) ? schema.type.join(' | ') : schema.type
}

/** `['minimum: 1', 'maximum: 100']` */
export const limitTexts = (schema: Schema): string[] =>
  LIMITS.flatMap((limit) => (schema[limit] === undefined ? [] : [`${limit}: ${JSON.stringify(schema[limit])}`]))
