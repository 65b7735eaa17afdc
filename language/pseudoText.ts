// The pseudo-locale: English with accents, about 30 % longer and in brackets. Text without them did not come from a catalogue.

const PLAIN = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz'
const ACCENTED = 'ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļḾɱÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž'

const accents = new Map(Array.from(PLAIN, (letter, at) => [letter, Array.from(ACCENTED)[at] ?? letter]))

/** `Save` -> `[Šåṽé~]`. Used for each literal part of a message. */
export function pseudoText(text: string): string {
  const letters = text.trim()
  if (!/[A-Za-z]/.test(letters)) return text
  const accented = [...text].map((letter) => accents.get(letter) ?? letter).join('')
  const padding = '~'.repeat(Math.ceil(letters.length * 0.3))
  const [, before = '', middle = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(accented) ?? []
  return `${before}[${middle}${padding}]${after}`
}
