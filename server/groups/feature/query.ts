// Parses filters, sorting and boxes in the address of a feature list.
import { fieldError } from '../../platform/core/errors'
import type { Box } from '../../media/vector/extent'
import type { Field } from '../../media/vector/fields'
import { featureText } from './messages'
import { COMPARISONS, type Condition } from './sql'

/** `attribute:comparison:value`. @throws AppError 400 */
export function readConditions(texts: string[] | undefined, fields: Field[]): Condition[] {
  return (texts ?? []).map((text) => {
    const [name = '', operator = '', ...rest] = text.split(':')
    const comparison = COMPARISONS.find((each) => each === operator)
    if (!comparison) throw fieldError('where', featureText('filterSyntax', { allowed: COMPARISONS.join(', ') }))
    const field = requireField(fields, name, 'where')
    const value = rest.join(':')
    const ordered = !['contains', 'empty', 'filled'].includes(comparison)
    if (field.type === 'number' && ordered && (value.trim() === '' || !Number.isFinite(Number(value)))) {
      throw fieldError('where', featureText('numberRequired', { attribute: name }))
    }
    return { field, comparison, value }
  })
}

/** The name of an attribute, with a minus sign for descending order. @throws AppError 400 */
export function readSort(text: string | undefined, fields: Field[]): { field: Field; descending: boolean } | undefined {
  if (text === undefined || text === '') return undefined
  const exact = fields.find(({ name }) => name === text)
  // The name of an attribute may itself begin with a minus sign.
  if (exact) return { field: exact, descending: false }
  return { field: requireField(fields, text.replace(/^-/, ''), 'sort'), descending: text.startsWith('-') }
}

/** `west,south,east,north`. @throws AppError 400 */
export function readBox(text: string | undefined): Box | undefined {
  if (text === undefined) return undefined
  const [west = NaN, south = NaN, east = NaN, north = NaN] = text.split(',').map(Number)
  if (!(west <= east && south <= north)) throw fieldError('box', featureText('invalidBox'))
  return [west, south, east, north]
}

function requireField(fields: Field[], name: string, parameter: string): Field {
  const field = fields.find((each) => each.name === name)
  if (!field) throw fieldError(parameter, featureText('unknownAttribute', { attribute: name.slice(0, 60) }))
  return field
}
