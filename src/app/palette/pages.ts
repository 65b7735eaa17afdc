// The pages that a user can open, as entries of the command palette.
import type { UserDetails } from '../../api/auth'
import { denialOf } from '../../manifest/access'
import type { PaletteEntry } from '../../manifest/PaletteGroup'
import { screens } from '../manifests'

const simplified = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Pages whose title and keywords contain every word of `text`, those with a match in the title first. Case and accents do
 * not count.
 */
export function matchingPages(user: UserDetails, text: string): PaletteEntry[] {
  const words = simplified(text).split(/\s+/).filter(Boolean)
  const found: { entry: PaletteEntry; isInTitle: boolean }[] = []
  for (const { path, crumb, palette, access, icon } of screens) {
    if (!palette || denialOf(user, access)) continue
    const title = palette.title?.() ?? crumb.text()
    const inTitle = simplified(title)
    const searched = `${inTitle} ${simplified(palette.keywords())}`
    if (!words.every((word) => searched.includes(word))) continue
    found.push({ entry: { path, title, icon }, isInTitle: words.every((word) => inTitle.includes(word)) })
  }
  return found.sort((one, other) => Number(other.isInTitle) - Number(one.isInTitle)).map(({ entry }) => entry)
}
