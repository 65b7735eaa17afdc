// Texts the server sends to users: declared in English in each group, rendered in the reader's language at the edge.
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { CompiledText } from '../../../language/compiledText'
import type { ValueArguments } from '../../../language/placeholders'
import { translatorOf } from './languages'

/** A text and its values, not yet rendered. Plain JSON, so it can be stored and rendered later. */
export interface Message {
  /** `area.key`, stable: programs may rely on it. */
  readonly code: string
  readonly values: MessageValues
}

/** A message used as a value is rendered in the language of the outer message. */
export type MessageValues = Readonly<Record<string, string | number | Message>>

const english = new Map<string, string>()

/** Compiled when first rendered: a process needs few of all messages. */
const compiled = new Map<string, CompiledText>()

/**
 * Declares the English ICU messages of one area.
 * @returns `text(key, values)`, which creates a Message for `render` or for a reply
 */
export function catalogue<const Texts extends Record<string, string>>(area: string, texts: Texts) {
  for (const [key, text] of Object.entries(texts)) english.set(`${area}.${key}`, text)
  return <Key extends keyof Texts & string>(key: Key, ...[values]: ValueArguments<Texts[Key], Message>): Message => ({
    code: `${area}.${key}`,
    values: (values ?? {}) as MessageValues,
  })
}

/** Renders a message in a language of `languagesOf`, falling back to English. */
export function render({ code, values }: Message, language: string): string {
  const flat = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? render(value, language) : value,
  ])
  return translatorOf(language).translate(code, compiledEnglish(code), Object.fromEntries(flat) as object)
}

function compiledEnglish(code: string): CompiledText {
  const known = compiled.get(code)
  if (known) return known
  const text = compileMessage(english.get(code) ?? code)
  compiled.set(code, text)
  return text
}

export const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'code' in value && 'values' in value

const plainText = catalogue('plain', { text: '{text}' })

/** Wraps a text without a catalogue; it stays English in every language. */
export const asMessage = (message: Message | string): Message =>
  typeof message === 'string' ? plainText('text', { text: message }) : message

/** Maximum length of the text columns that store messages. */
const MAX_STORED_LENGTH = 500

/** Stores a message in a text column. A message that is too long is stored as its English text. */
export function serializeMessage(message: Message): string {
  const json = JSON.stringify(message)
  return json.length <= MAX_STORED_LENGTH ? json : render(message, 'en').slice(0, MAX_STORED_LENGTH)
}

/** Reads a message stored by `serializeMessage`. Any other text stays English. */
export function parseMessage(stored: string): Message {
  if (!stored.startsWith('{')) return asMessage(stored)
  try {
    const parsed: unknown = JSON.parse(stored)
    return isMessage(parsed) ? parsed : asMessage(stored)
  } catch {
    return asMessage(stored)
  }
}
