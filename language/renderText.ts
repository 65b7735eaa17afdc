// Renders compiled texts. Lingui's own interpreter also compiles, loads and announces languages, which no page needs.
import type { CompiledText } from './compiledText'

export interface TextFormats {
  number(value: number, format?: Intl.NumberFormatOptions): string
  /** The plural form that a language has for a number, such as `one`. */
  pluralForm(value: number, type: Intl.PluralRulesOptions['type']): string
}

type Branches = Record<string, CompiledText | undefined> & { offset?: number }

/** @param counted the number of the plural around the text, which takes the place of # */
export function renderText(
  text: CompiledText,
  values: Readonly<Record<string, unknown>>,
  formats: TextFormats,
  counted?: number,
): string {
  if (typeof text === 'string') return text
  const branchText = (branch: CompiledText | undefined, count = counted): string =>
    renderText(branch ?? '', values, formats, count)
  const parts = text.map((token) => {
    if (typeof token === 'string') return token === '#' && counted !== undefined ? formats.number(counted) : token
    const [name, type, format] = token
    const value = values[name] as string | number | null | undefined
    if (type === 'number') return formats.number(value as number, styleOf(format))
    if (type === 'select') {
      const branches = format as Branches
      return branchText(branches[String(value)] ?? branches.other)
    }
    if (type === 'plural' || type === 'selectordinal') {
      const { offset = 0, ...branches } = format as Branches
      const number = value as number
      const form = formats.pluralForm(number - offset, type === 'plural' ? 'cardinal' : 'ordinal')
      return branchText(branches[number] ?? branches[form] ?? branches.other, number - offset)
    }
    return String(value ?? '')
  })
  return parts.join('')
}

/** Of `{share, number, percent}`. */
const styleOf = (format: unknown): Intl.NumberFormatOptions | undefined =>
  typeof format === 'string' ? { style: format as Intl.NumberFormatOptions['style'] } : undefined
