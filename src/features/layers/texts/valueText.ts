import { layersText } from './messages'

/** Text of an attribute value. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return layersText(value ? 'yes' : 'no')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
}
