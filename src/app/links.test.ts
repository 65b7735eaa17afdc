// Notifications and mails open the page of their own record: each of their links has a route in the app.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { matchPath } from 'react-router-dom'
import type { EventName, Notification } from '../api/notification'
import { eventLink } from '../features/notifications/eventText'
import { anId } from '../testing/factories'
import { collectPublicRoutes } from './collectPublicRoutes'
import { missionSegments, overlays, screens } from './manifests'

const ROOT = path.resolve(__dirname, '../..')
const MISSION = '/dashboard/missions/:missionId/*'

const sources = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/(\.test\.|\.gen\.|^testing)/.test(file))
    .map((file) => path.join(folder, file))

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

const routes = [...screens.map((screen) => screen.path), ...collectPublicRoutes().map((route) => route.path), '/login']

/** What is wrong with a link: a page without a route, a tab that no mission has, a parameter that nothing reads. */
function problemOf(link: string): string | undefined {
  const { pathname, searchParams } = new URL(link, 'http://aerie.test')
  const route = routes.find((one) => matchPath(one, pathname))
  if (route === undefined) return `${link}: no page`
  const segment = matchPath(MISSION, pathname)?.params['*'] ?? ''
  if (route === MISSION && !missionSegments.some((one) => one.path === segment)) return `${link}: no tab ${segment}`
  const unread = [...searchParams.keys()].find((parameter) => !isRead(parameter))
  return unread && `${link}: nothing reads ${unread}`
}

const appText = sources('src').map(read).join('\n')
const isRead = (parameter: string): boolean =>
  overlays.some((overlay) => overlay.parameter === parameter) || appText.includes(`'${parameter}'`)

const missionID = anId()
const event = { mission: 'Harbour', missionID, name: 'Sam', title: 'Smoke', severity: 'high' } as const
/** What the server sends with each event. */
const payloads: Record<EventName, Notification['payload']> = {
  MISSION_ADDED: event,
  MISSION_LIVE: event,
  MISSION_COMPLETED: event,
  MISSION_DELETED: { id: missionID, name: 'Harbour' },
  ALERT_CREATED: { ...event, alertID: anId() },
  ALERT_ASSIGNED: { ...event, alertID: anId() },
  ACCESS_ASKED: { name: 'Sam', userID: anId(), permission: 'layer_list' },
  RETENTION_DUE: { count: 12, day: '2026-12-31' },
  PILOT_ASSIGNED: { ...event, flightID: anId() },
}

test.each(Object.entries(payloads))('%s opens a page of its record', (name, payload) => {
  const link = eventLink({ event: name as EventName, payload })
  const { missionID: mission, id, alertID, flightID, userID } = payload
  // The most exact record that the event names.
  expect(link).toContain(alertID ?? flightID ?? userID ?? id ?? mission ?? '/retention')
  expect(problemOf(link ?? '')).toBeUndefined()
})

test('an assignment and an alert that were stored without the ID of their record open their mission', () => {
  for (const name of ['PILOT_ASSIGNED', 'ALERT_CREATED'] as const) {
    expect(eventLink({ event: name, payload: event })).toBe(`/dashboard/missions/${missionID}`)
  }
})

test('the alert of a failed orthomosaic opens the photos of the mission', () => {
  const link = eventLink({ event: 'ALERT_CREATED', payload: { ...event, alertID: anId(), kind: 'orthomosaic' } })
  expect(link).toBe(`/dashboard/missions/${missionID}/photos`)
  expect(problemOf(link ?? '')).toBeUndefined()
})

test('every path that the server links to has a page, with a tab and parameters that are read', () => {
  const links = [...read('server/platform/http/pagePaths.ts').matchAll(/`(\/[^`]*)`/g)].map(([, link = '']) =>
    link.replace(/\$\{[^}]*\}/g, anId()),
  )
  expect(links.length).toBeGreaterThan(15)
  expect(links.flatMap((link) => problemOf(link) ?? [])).toEqual([])
})

test('reports a page, a tab and a parameter that do not exist', () => {
  expect(problemOf('/dashboard/balloons')).toBe('/dashboard/balloons: no page')
  expect(problemOf('/dashboard/missions/1/balloons')).toBe('/dashboard/missions/1/balloons: no tab balloons')
  expect(problemOf('/dashboard/missions/1/photos?balloon=1')).toBe(
    '/dashboard/missions/1/photos?balloon=1: nothing reads balloon',
  )
})

/** Files of the server that name pages for other purposes than links: the menu, and the headers of a page. */
const NAME_PAGES = [
  'server/groups/auth/sideBar.ts',
  'server/groups/base-map/pageOrigins.ts',
  'server/platform/http/pagePaths.ts',
]

test('the server builds no link to a page without pagePaths', () => {
  const building = sources('server').filter(
    (file) => !NAME_PAGES.includes(file) && /[`'"}]\/(dashboard|login|sign-up|invitation|sso\/\$)/.test(read(file)),
  )
  expect(building).toEqual([])
})

/** Mails without a link, with the reason. */
const WITHOUT_LINK: Record<string, string> = {
  codeBody: 'the code is entered on the page that asked for it',
  domainBody: 'the code is entered on the page that asked for it',
  resetBody: 'the code is entered on the page that asked for it',
  noticeBody: 'tells the present address of a change; there is nothing to open',
}

test('every mail has a link, or a reason to have none', () => {
  const catalogues = sources('server/groups').filter((file) => file.endsWith('/messages.ts'))
  const bodies = catalogues.flatMap((file) =>
    [...read(file).matchAll(/^ {2}(\w*[bB]ody\w*):\s*\n?\s*'((?:[^'\\]|\\.|'')*)'/gm)].map(
      ([, key = '', text = '']) => ({ key, text }),
    ),
  )
  const links = /\{(link|login|reset|resume|documents)\}/
  const without = bodies.filter(({ text }) => text.startsWith('Hello') && !links.test(text)).map(({ key }) => key)
  expect(bodies.length).toBeGreaterThan(10)
  expect(without.sort()).toEqual(Object.keys(WITHOUT_LINK).sort())
})
