// Reads what people ask of a layer's features out of an address.
import { fieldError } from '../../core/errors'
import type { Box } from '../../vector/extent'
import type { Field } from '../../vector/fields'
import { COMPARISONS, type Condition } from './sql'

/** `attribute:is:value`. @throws AppError 400 */
export function readConditions(texts: string[] | undefined, fields: Field[]): Condition[] {
  return (texts ?? []).map((text) => {
    const [name = '', is = '', ...rest] = text.split(':')
    const comparison = COMPARISONS.find((each) => each === is)
    if (!comparison) throw fieldError('where', `must be like height:gt:3, with one of ${COMPARISONS.join(', ')}`)
    const field = requireField(fields, name, 'where')
    const value = rest.join(':')
    const ordered = !['contains', 'empty', 'filled'].includes(comparison)
    if (field.type === 'number' && ordered && (value.trim() === '' || !Number.isFinite(Number(value)))) {
      throw fieldError('where', `compares ${name}, which is a number, with something that is none`)
    }
    return { field, is: comparison, value }
  })
}

/** An attribute, with a minus sign for descending. @throws AppError 400 */
export function readSort(text: string | undefined, fields: Field[]): { field: Field; descending: boolean } | undefined {
  if (text === undefined || text === '') return undefined
  const whole = fields.find(({ name }) => name === text)
  if (whole) return { field: whole, descending: false }
  return { field: requireField(fields, text.replace(/^-/, ''), 'sort'), descending: text.startsWith('-') }
}

/** `west,south,east,north`. @throws AppError 400 */
export function readBox(text: string | undefined): Box | undefined {
  if (text === undefined) return undefined
  const [west = NaN, south = NaN, east = NaN, north = NaN] = text.split(',').map(Number)
  if (!(west <= east && south <= north)) throw fieldError('box', 'Enter west, south, east and north in degrees.')
  return [west, south, east, north]
}

function requireField(fields: Field[], name: string, where: string): Field {
  const field = fields.find((each) => each.name === name)
  if (!field) throw fieldError(where, `names ${name.slice(0, 60) || 'nothing'}, which is no attribute of this layer`)
  return field
}
