import { uploadsText } from './messages'

/** More names are counted. */
const NAMES_SHOWN = 3

/** The first names, and the number of the others. */
export function shortList(all: readonly string[]): string {
  const names = all.slice(0, NAMES_SHOWN).join(', ')
  const hidden = all.length - NAMES_SHOWN
  return hidden > 0 ? uploadsText('addedMore', { names, count: hidden }) : names
}
