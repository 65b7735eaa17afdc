// Texts live in a catalogue beside the feature that shows them. src/languages/<locale>.json translates all of them.
import type { ValueArguments } from '../../language/placeholders'
import type { Translator } from '../../language/translator'

let translator: Translator | undefined
const listeners = new Set<() => void>()

/** Sets the language of all texts, numbers and dates. Render everything again afterwards: `useLanguage` is its key. */
export function setTranslator(next: Translator): void {
  translator = next
  for (const listener of listeners) listener()
}

/** @throws before the language is ready, for example while modules are loaded: make such a constant a function */
export function getTranslator(): Translator {
  if (!translator) throw new Error('A text was read before the language was ready. Read it when it is shown.')
  return translator
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Declares the texts of one area in English, as ICU messages: `{name}`, `{count, plural, one {# user} other {# users}}`.
 * The build compiles them (language/compile), so that browsers need no parser; therefore they are literals.
 * @returns `text(key, values)`: the text in the current language. It throws before the language is ready.
 */
export function catalogue<const Texts extends Record<string, string>>(area: string, english: Texts) {
  return <Key extends keyof Texts & string>(key: Key, ...[values]: ValueArguments<Texts[Key]>): string =>
    getTranslator().translate(`${area}.${key}`, english[key] ?? key, values)
}

/** `12345.6` -> `12,345.6` */
export const formatNumber = (value: number, format?: Intl.NumberFormatOptions): string =>
  getTranslator().number(value, format)
