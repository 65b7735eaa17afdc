// Texts as the translator takes them: ICU messages parsed beforehand.
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'

/** A plain text, or tokens where it has placeholders: `['Invite ', ['name']]`. */
export type CompiledText = string | CompiledMessage

type Token = CompiledMessage[number]
type Branches = Record<string, CompiledMessage | number | undefined>

const isBranching = (type: unknown): boolean => type === 'plural' || type === 'selectordinal' || type === 'select'

/** The same text with each literal part changed, also in the branches of plurals. */
export function mapLiterals(text: CompiledText, change: (literal: string) => string): CompiledText {
  if (typeof text === 'string') return change(text)
  return text.map((token): Token => {
    if (typeof token === 'string') return change(token)
    const [name, type, format] = token
    if (!isBranching(type)) return token
    const branches = Object.entries(format as Branches).map(([key, branch]) => [
      key,
      Array.isArray(branch) ? mapLiterals(branch, change) : branch,
    ])
    return [name, type, Object.fromEntries(branches) as Branches]
  })
}

/** Names of the placeholders with a format, for example a plural; at any depth. */
export function formattedNames(text: CompiledText): string[] {
  if (typeof text === 'string') return []
  return text.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, type, format] = token
    if (!type) return []
    if (!isBranching(type)) return [name]
    return [name, ...Object.values(format as Branches).flatMap((it) => (Array.isArray(it) ? formattedNames(it) : []))]
  })
}
