// Languages of the server: English, plus one per file in server/platform/languages.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { FastifyRequest } from 'fastify'
import { matchLanguage } from '../../../language/matchLanguage'
import { pseudoText } from '../../../language/pseudoText'
import { createTranslator, ENGLISH, PSEUDO, type Translations, type Translator } from '../../../language/translator'
import { serverFile } from './folders'

const FOLDER = serverFile('platform/languages')

const files: readonly string[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => path.basename(name, '.json'))

/** Languages offered in the profile. In development they include the pseudo-locale. */
export const languagesOf = ({ ENVIRONMENT }: { ENVIRONMENT: string }): string[] => [
  ENGLISH,
  ...files,
  ...(ENVIRONMENT === 'development' ? [PSEUDO] : []),
]

/** The user's own choice, else the first available language of Accept-Language, else English. */
export function chooseLanguage(
  available: readonly string[],
  own: string | null | undefined,
  acceptLanguage: string | undefined,
): string {
  return matchLanguage([...(own ? [own] : []), ...preferred(acceptLanguage ?? '')], available) ?? ENGLISH
}

/** `de;q=0.5, fr` -> `['fr', 'de']` */
function preferred(acceptLanguage: string): string[] {
  return acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find(Boolean)
      return { tag, quality: Number(quality ?? 1) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}

const translators = new Map<string, Translator>()

export function translatorOf(language: string): Translator {
  let translator = translators.get(language)
  if (!translator) {
    translator = createTranslator(language, readTranslations(language), language === PSEUDO ? pseudoText : undefined)
    translators.set(language, translator)
  }
  return translator
}

const readTranslations = (language: string): Translations =>
  files.includes(language)
    ? Object.fromEntries(
        Object.entries(
          JSON.parse(readFileSync(path.join(FOLDER, `${language}.json`), 'utf8')) as Record<string, string>,
        ).map(([code, text]) => [code, compileMessage(text)]),
      )
    : {}

declare module 'fastify' {
  interface FastifyRequest {
    /** Language of the texts sent to the caller. */
    readonly language: string
  }
}

/** Value of `app.decorateRequest('language', …)`. */
export const requestLanguage = (available: readonly string[]) => ({
  getter(this: FastifyRequest): string {
    return chooseLanguage(available, this.principal?.language, this.headers['accept-language'])
  },
})
