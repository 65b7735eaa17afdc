import type { UserDetails } from '../../api/auth'
import type { PageTitle } from '../../shared/pageTitle'
import { screenTrail } from '../manifests'

export interface Crumb {
  text: string
  link: string
}

/**
 * Breadcrumb of a page, from the top. It omits parents that the user cannot open.
 * @param page heading of the page and the record it is about, which name the screen of the record
 */
export function crumbsOf(pathname: string, user: UserDetails, page?: PageTitle): Crumb[] {
  return screenTrail(pathname, user)
    .map(({ screen: { crumb }, link }, at) => {
      const name = at === 0 ? page?.title : page?.recordName
      return { text: (crumb.isRecord && name) || crumb.text(), link }
    })
    .reverse()
}
