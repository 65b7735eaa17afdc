// The way to a page, for the breadcrumb: each beginning of its path that is a page of its own.
import { matchPath } from 'react-router-dom'
import { comingPages, type ComingPageTexts } from '../pages/comingPages'
import { pageText } from '../pages/messages'

export interface Crumb {
  text: string
  link: string
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MISSIONS = '/dashboard/missions'

// In this order: an id looks like any other word.
const PAGES: readonly (readonly [pattern: string, text: ComingPageTexts[0]])[] = [
  ['/dashboard/locations', 'places'],
  ['/dashboard/locations/:locationId', 'place'],
  ['/dashboard/basemap', 'map'],
  ['/dashboard/basemap/create', 'newBaseLayer'],
  ['/dashboard/basemap/:baseLayerId', 'baseLayer'],
  ['/dashboard/tenant/organisation', 'organisation'],
  ['/dashboard/tenant/organisation/renew', 'renew'],
  ['/dashboard/tenant/user/list', 'users'],
  ['/dashboard/tenant/user/create', 'newUser'],
  ['/dashboard/tenant/user/:userId', 'user'],
  ['/dashboard/tenant/user-group/list', 'userGroups'],
  ['/dashboard/tenant/user-group/create', 'newUserGroup'],
  ['/dashboard/tenant/user-group/:userGroupId', 'userGroup'],
  ['/dashboard/audit', 'audit'],
  ['/dashboard/admin/permission/create', 'permissions'],
  ['/dashboard/admin/mail/list', 'mails'],
  ['/dashboard/admin/mail/:mailId', 'mail'],
  ['/dashboard/admin/tenant/list', 'tenants'],
  ['/dashboard/admin/tenant/create', 'newTenant'],
  ['/dashboard/admin/tenant/:tenantId', 'tenant'],
  ['/dashboard/admin/package/list', 'packages'],
  ['/dashboard/admin/package/create', 'newPackage'],
  ['/dashboard/admin/package/:packageId', 'package'],
]

/** The crumbs of a path; the last one is the page itself: a record's goes by the heading of its page. */
export function crumbsOf(pathname: string, title?: string): Crumb[] {
  if (pathname === '/dashboard') return [{ text: pageText('dashboard'), link: pathname }]
  const segments = pathname.split('/').filter(Boolean)
  return segments.flatMap((_, at) => {
    const link = `/${segments.slice(0, at + 1).join('/')}`
    const text = nameOf(link)
    if (text === undefined) return []
    const isRecord = link === pathname && UUID.test(segments[at] ?? '')
    return [{ text: (isRecord && title) || text, link }]
  })
}

function nameOf(path: string): string | undefined {
  const coming = comingPages[path.replace('/dashboard/', '')]
  if (coming) return pageText(coming[0])
  if (path === MISSIONS) return pageText('missions')
  if (path === `${MISSIONS}/create`) return pageText('newMission')
  if (matchPath(`${MISSIONS}/:missionId`, path)) return pageText('mission')
  if (matchPath(`${MISSIONS}/:missionId/edit`, path)) return pageText('edit')
  for (const [pattern, text] of PAGES) if (matchPath(pattern, path)) return pageText(text)
  return undefined
}
