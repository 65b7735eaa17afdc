// Available languages, and switching texts, antd, dayjs and the page to one of them.
import { useSyncExternalStore } from 'react'
import type { Locale as AntdLocale } from 'antd/es/locale'
import enUS from 'antd/es/locale/en_US'
import { matchLanguage } from '../../language/matchLanguage'
import { createTranslator, ENGLISH, PSEUDO, type Translations } from '../../language/translator'
import { getConfig } from '../config'
import { getTranslator, onLanguageChange, setTranslator } from './messages'

/** File names of src/languages/*.json, inserted by the build. */
declare const LANGUAGE_FILES: readonly string[]

let antdLocale: AntdLocale = enUS

/** Set once another language has loaded dayjs, whose default is English: the login page does without it. */
let setDayjsLocale: ((name: string) => void) | undefined

export const availableLanguages = (): string[] => [
  ENGLISH,
  ...LANGUAGE_FILES,
  ...(getConfig().ENVIRONMENT === 'development' ? [PSEUDO] : []),
]

/** The language the user chose, else the first one of the browser that is available, else English. */
export const preferredLanguage = (chosen?: string | null): string =>
  matchLanguage([...(chosen ? [chosen] : []), ...navigator.languages], availableLanguages()) ?? ENGLISH

/** Switches to English without loading a file. */
export function activateEnglish(): void {
  antdLocale = enUS
  setDayjsLocale?.(ENGLISH)
  document.documentElement.lang = ENGLISH
  setTranslator(createTranslator(ENGLISH))
}

/** Loads a language and switches to it. Parts that cannot be loaded stay English. */
export async function activateLanguage(locale: string): Promise<void> {
  if (locale === ENGLISH) return activateEnglish()
  if (locale === PSEUDO) {
    const { pseudoAntd, pseudoText } = await import('./pseudoLanguage')
    antdLocale = pseudoAntd(enUS)
    document.documentElement.lang = locale
    return setTranslator(createTranslator(locale, {}, pseudoText))
  }
  const [texts, antd] = await Promise.all([loadTexts(locale), loadAntd(locale), activateDayjs(locale)])
  antdLocale = antd
  document.documentElement.lang = locale
  setTranslator(createTranslator(locale, texts))
}

const loadTexts = (locale: string): Promise<Translations> =>
  import(`../languages/${locale}.json`).then(
    ({ default: texts }: { default: Translations }) => texts,
    () => ({}),
  )

/** antd names its files by language and region: `de` is `de_DE`. */
function loadAntd(locale: string): Promise<AntdLocale> {
  const { language, region = '' } = new Intl.Locale(locale).maximize()
  return import(`antd/es/locale/${language}_${region}.js`).then(
    ({ default: antd }: { default: AntdLocale }) => antd,
    () => enUS,
  )
}

async function activateDayjs(locale: string): Promise<void> {
  const { language } = new Intl.Locale(locale)
  const [{ default: dayjs }, name] = await Promise.all([
    import('dayjs'),
    import(`dayjs/locale/${language}.js`).then(
      () => language,
      () => ENGLISH,
    ),
  ])
  setDayjsLocale = (wanted) => void dayjs.locale(wanted)
  setDayjsLocale(name)
}

/** The current locale. Use it as the `key` of a component to render its content again after a change. */
export const useLanguage = (): string => useSyncExternalStore(onLanguageChange, () => getTranslator().locale)

/** antd's own texts in the current language. */
export const useAntdLocale = (): AntdLocale => useSyncExternalStore(onLanguageChange, () => antdLocale)

/** Name of a language in the current language: "German (de)". */
export function languageName(locale: string): string {
  const name = new Intl.DisplayNames([getTranslator().locale], { type: 'language' }).of(locale) ?? locale
  return `${name} (${locale})`
}
