import { badRequest, errorText } from '../core/errors'

/** Rejects texts with U+0000, which PostgreSQL cannot store. @param values of an address @throws AppError 400 */
export function assertStorable(...values: unknown[]): void {
  if (values.flatMap(textsOf).some((text) => text.includes('\u0000')))
    throw badRequest(errorText('unsupportedCharacter'))
}

/** The texts of the parameters of an address: one, or a list. */
function textsOf(values: unknown): string[] {
  if (typeof values !== 'object' || values === null) return []
  return Object.entries(values)
    .flat(2)
    .filter((value) => typeof value === 'string')
}
