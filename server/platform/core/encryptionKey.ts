/** Keys as settings: 32 bytes in hexadecimal or base64. */

const KEY_BYTES = 32

export const KEY_RULE = 'Use 32 random bytes in hexadecimal or base64, such as those of: openssl rand -base64 32'

/** @returns undefined when the text is not such a key */
export function parseKey(text: string): Buffer | undefined {
  const trimmed = text.trim()
  if (/^[\da-f]{64}$/i.test(trimmed)) return Buffer.from(trimmed, 'hex')
  // Buffer reads both alphabets of base64.
  const bytes = /^[\w+/-]{43}=?$/.test(trimmed) ? Buffer.from(trimmed, 'base64') : undefined
  return bytes?.length === KEY_BYTES ? bytes : undefined
}
