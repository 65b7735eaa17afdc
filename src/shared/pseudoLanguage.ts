// The pseudo-locale in the browser, in its own chunk for development.
import type { Locale as AntdLocale } from 'antd/es/locale'
import { pseudoText } from '../../language/pseudoText'

export { pseudoText }

/** antd's texts in the pseudo-locale; formats and templates stay as they are. */
export const pseudoAntd = (locale: AntdLocale): AntdLocale => transformed(locale) as AntdLocale

function transformed(value: unknown, key = ''): unknown {
  if (typeof value === 'string') return isTechnical(key, value) ? value : pseudoText(value)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, transformed(each, name)]))
}

const isTechnical = (key: string, value: string): boolean =>
  /locale|format$/i.test(key) || value.includes('${') || value === ''
