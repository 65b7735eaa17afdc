import type { UserDetails } from '../../api/auth'
import { screenTrail } from '../manifests'

export interface Crumb {
  text: string
  link: string
}

/**
 * Breadcrumb of a page, from the top. It omits parents that the user cannot open.
 * @param title heading of the page, which names the record it shows
 */
export function crumbsOf(pathname: string, user: UserDetails, title?: string): Crumb[] {
  return screenTrail(pathname, user)
    .map(({ screen: { crumb }, link }, at) => ({
      text: (at === 0 && crumb.isRecord && title) || crumb.text(),
      link,
    }))
    .reverse()
}
