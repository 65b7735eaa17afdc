// Texts, numbers and dates in one language, for the browser and the server.
import { formattedNames, mapLiterals, type CompiledText } from './compiledText'
import { renderText, type TextFormats } from './renderText'

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
  const locales = [locale, ENGLISH]
  const numberFormat = remembered((format) => new Intl.NumberFormat(locales, format as Intl.NumberFormatOptions))
  const dateFormat = remembered((format) => new Intl.DateTimeFormat(locales, format as Intl.DateTimeFormatOptions))
  const pluralRules = remembered(
    (type) => new Intl.PluralRules(locales, { type: type as Intl.PluralRulesOptions['type'] }),
  )
  const number: Translator['number'] = (value, format) => numberFormat(format).format(value)
  const formats: TextFormats = { number, pluralForm: (value, type) => pluralRules(type).select(value) }
  const loaded = new Map<string, { text: CompiledText; formatted: string[] }>()

  const load = (id: string, english: CompiledText) => {
    const source = translations[id] ?? english
    const text = mapText ? mapLiterals(source, mapText) : source
    const entry = { text, formatted: formattedNames(source) }
    loaded.set(id, entry)
    return entry
  }

  return {
    locale,
    translate(id, english, values) {
      // Loaded on first use: a page needs few of all messages.
      const { text, formatted } = loaded.get(id) ?? load(id, english)
      return renderText(text, values ? withLocalNumbers(formatted, values, number) : {}, formats)
    },
    number,
    date: (value, format) => dateFormat(format).format(new Date(value)),
  }
}

/** Makes each formatter once: making one takes longer than using it. */
function remembered<Formatter>(make: (options: unknown) => Formatter): (options: unknown) => Formatter {
  const made = new Map<string, Formatter>()
  return (options) => {
    const key = JSON.stringify(options) ?? ''
    const formatter = made.get(key) ?? make(options)
    made.set(key, formatter)
    return formatter
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
