// Which menu entry belongs to a path, and where a user starts.
import type { SideBarEntry } from '../../api/auth'

const DASHBOARD = '/dashboard'
const MISSIONS = '/dashboard/missions'

/** Every link of the menu, from top to bottom. */
export const linksOf = (entries: readonly SideBarEntry[]): string[] =>
  entries.flatMap((entry) => [...(entry.link ? [entry.link] : []), ...linksOf(entry.sub_menu ?? [])])

/** The link to highlight: missions on a live page (fourth segment `live`), else the longest link the path begins with. */
export function selectedLink(pathname: string, entries: readonly SideBarEntry[]): string | undefined {
  const links = linksOf(entries)
  if (pathname.split('/')[4] === 'live' && links.includes(MISSIONS)) return MISSIONS
  return links
    .filter((link) => pathname === link || (link !== DASHBOARD && pathname.startsWith(`${link}/`)))
    .reduce<string | undefined>((best, link) => (best && best.length >= link.length ? best : link), undefined)
}

/** Where `/dashboard` leads: to the dashboard if it is in the user's menu, else to the first page that is. */
export function firstPage(entries: readonly SideBarEntry[]): string {
  const links = linksOf(entries)
  return links.includes(DASHBOARD) ? DASHBOARD : (links[0] ?? DASHBOARD)
}

/** Key of the group that holds `link`, as the menu names groups. */
export const groupOf = (link: string | undefined, entries: readonly SideBarEntry[]): string | undefined =>
  entries.find((entry) => entry.sub_menu?.some((inner) => inner.link === link))?.text
