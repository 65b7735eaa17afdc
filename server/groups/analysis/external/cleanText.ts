/** A text of the model server without control characters, on one line; empty for anything else. */
export const cleanText = (value: unknown, maxLength: number): string =>
  typeof value === 'string'
    ? value
        .slice(0, 10 * maxLength)
        .replace(/[\p{C}\s]+/gu, ' ')
        .trim()
        .slice(0, maxLength)
    : ''
