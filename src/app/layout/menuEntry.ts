// Menu entry of a path, and the start page of a user.
import type { SideBarEntry, UserDetails } from '../../api/auth'
import { screenTrail } from '../manifests'

const DASHBOARD = '/dashboard'
const MISSIONS = '/dashboard/missions'

/** All links of the menu, from top to bottom. */
export const linksOf = (entries: readonly SideBarEntry[]): string[] =>
  entries.flatMap((entry) => [...(entry.link ? [entry.link] : []), ...linksOf(entry.sub_menu ?? [])])

/**
 * The link to highlight: missions if the fourth path segment is `live`, otherwise that of the page or of its nearest
 * ancestor in the menu.
 */
export function selectedLink(pathname: string, user: UserDetails): string | undefined {
  const links = linksOf(user.sideBar)
  if (pathname.split('/')[4] === 'live' && links.includes(MISSIONS)) return MISSIONS
  return screenTrail(pathname, user).find(({ link }) => links.includes(link))?.link
}

/** Target of `/dashboard`: the dashboard if it is in the user's menu, otherwise the first page of the menu. */
export function firstPage(entries: readonly SideBarEntry[]): string {
  const links = linksOf(entries)
  return links.includes(DASHBOARD) ? DASHBOARD : (links[0] ?? DASHBOARD)
}

/** Key of the menu group that contains `link`. */
export const groupOf = (link: string | undefined, entries: readonly SideBarEntry[]): string | undefined =>
  entries.find((entry) => entry.sub_menu?.some((inner) => inner.link === link))?.text
