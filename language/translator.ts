// Texts, numbers and dates in one language, for the browser and the server. Lingui renders compiled ICU messages.
import { setupI18n } from '@lingui/core'
import { formattedNames, mapLiterals, type CompiledText } from './compiledText'

export const ENGLISH = 'en'

/** Visibly modified English, to find texts that are missing from the catalogues; for development only. */
export const PSEUDO = 'en-XA'

/** `area.key` -> compiled message: the content of one language file. */
export type Translations = Readonly<Record<string, CompiledText>>

export interface Translator {
  locale: string
  /** Renders the translation of `id`, or `english` where there is none. */
  translate(id: string, english: CompiledText, values?: object): string
  number(value: number, format?: Intl.NumberFormatOptions): string
  date(value: Date | string | number, format: Intl.DateTimeFormatOptions): string
}

/** @param mapText changes the literal parts of every message; the pseudo-locale uses it */
export function createTranslator(
  locale: string,
  translations: Translations = {},
  mapText?: (text: string) => string,
): Translator {
  const i18n = setupI18n({ locale, messages: { [locale]: {} } })
  const number: Translator['number'] = (value, format) => i18n.number(value, format)
  const formatted = new Map<string, string[]>()

  const load = (id: string, english: CompiledText): string[] => {
    const source = translations[id] ?? english
    const text = mapText ? mapLiterals(source, mapText) : source
    // Lingui takes a string for a message that is not compiled yet.
    i18n.load(locale, { [id]: typeof text === 'string' ? [text] : text })
    const names = formattedNames(source)
    formatted.set(id, names)
    return names
  }

  return {
    locale,
    translate(id, english, values) {
      // Loaded on first use: a page needs few of all messages.
      const names = formatted.get(id) ?? load(id, english)
      return i18n._(id, values && withLocalNumbers(names, values, number))
    },
    number,
    date: (value, format) => i18n.date(new Date(value), format),
  }
}

/** A number at a plain `{name}` gets the separators of the language; formats such as plural need the number itself. */
function withLocalNumbers(formatted: string[], values: object, number: Translator['number']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number' && !formatted.includes(name) ? number(value) : value,
    ]),
  )
}
