// Numbers of JSON that JavaScript cannot hold.

/** A string, which is left alone, or a number. */
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g
/** Without one, a text has no whole number beyond 2^53. */
const LONG_NUMBER = /\d{16}/
const WHOLE = /^-?\d+$/

/** Turns whole numbers beyond 2^53 - 1 into texts, because parsing rounds them. @param onLarge called for each */
export function quoteLargeNumbers(json: string, onLarge: (number: string) => void): string {
  if (!LONG_NUMBER.test(json)) return json
  return json.replaceAll(STRING_OR_NUMBER, (token) => {
    if (!WHOLE.test(token) || Number.isSafeInteger(Number(token))) return token
    onLarge(token)
    return `"${token}"`
  })
}
