import { badRequest, errorText } from '../core/errors'
import { httpText } from './messages'

/** Deeper than any schema of the contract. Validation and serialisation recurse, so deeper input could end them. */
const MAX_DEPTH = 64

/**
 * Rejects input that cannot be handled further: U+0000, which PostgreSQL cannot store in text, and deep nesting.
 * Does not recurse.
 * @param parts values parsed from JSON or from an address
 * @throws AppError 400
 */
export function assertStorable(...parts: unknown[]): void {
  const open = parts.map((value) => ({ value, depth: 0 }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next
    if (typeof value === 'string') assertNoNul(value)
    if (typeof value !== 'object' || value === null) continue
    if (depth === MAX_DEPTH) throw badRequest(httpText('nestedTooDeeply'))
    for (const [key, inner] of Object.entries(value)) {
      assertNoNul(key)
      if (typeof inner === 'string' || typeof inner === 'object') open.push({ value: inner, depth: depth + 1 })
    }
  }
}

function assertNoNul(text: string): void {
  if (text.includes('\u0000')) throw badRequest(errorText('unsupportedCharacter'))
}
