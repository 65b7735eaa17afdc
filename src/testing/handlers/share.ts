import { http, HttpResponse } from 'msw'
import type { NewShare, Share, ShareVisit } from '../../api/share'
import type { VisitContents } from '../../api/visit'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const AT = '2026-03-12T10:00:00.000Z'

export const KEY = 'k'.repeat(43)
export const VISIT = 'v'.repeat(43)

/** @param share whose path is null for a user who may not see what it shows */
export const aShare = <Path extends Share['path'] = string>(
  share: Partial<Share> & { path?: Path } = {},
): Share & { path: Path } => ({
  ...shownShare(),
  ...(share as Partial<Share> & { path: Path }),
})

const shownShare = (): Share => ({
  _id: anId(),
  kind: 'mission',
  targetId: anId(),
  missionId: null,
  name: 'Quay wall',
  path: `/share/${KEY}`,
  shows: ['layers'],
  photoCount: null,
  fromMs: null,
  untilMs: null,
  recipient: '',
  state: 'active',
  hasPassword: false,
  expiresAt: null,
  revokedAt: null,
  maxVisits: null,
  visits: 0,
  lastVisitAt: null,
  allowsDownload: false,
  hasWatermark: false,
  version: 1,
  createdAt: AT,
})

const done = (data: object, status = 200) => HttpResponse.json({ status: true, data }, { status })
const missing = () => HttpResponse.json({ status: false, message: 'Link not found' }, { status: 404 })

/** Mocked links of the tenant. `sent` are the bodies of new links. */
export function shareHandlers(shares: Share[] = [], visits: readonly ShareVisit[] = [], sent: NewShare[] = []) {
  const at = (id: unknown) => shares.findIndex(({ _id }) => _id === id)
  const change = (id: unknown, edit: Partial<Share>) => {
    const found = shares[at(id)]
    if (!found) return missing()
    const changed = { ...found, ...edit, version: found.version + 1 }
    shares.splice(at(id), 1, changed)
    return done(changed)
  }
  return [
    http.get(apiUrl('/share/list'), ({ request }) => {
      const state = new URL(request.url).searchParams.get('state')
      const items = shares.filter((share) => {
        if (state === 'active') return share.state === 'active'
        if (state === 'expiring') return share.state === 'active' && share.expiresAt !== null
        return state !== 'ended' || share.state !== 'active'
      })
      return done({ items, total: items.length, page: 1, pageSize: 50 })
    }),
    http.get(apiUrl('/share/get/:id'), ({ params }) => {
      const found = shares[at(params['id'])]
      return found ? done(found) : missing()
    }),
    http.post<never, NewShare>(apiUrl('/share/create'), async ({ request }) => {
      const { password, photoIds, ...body } = await request.json()
      sent.push({ ...body, ...(password !== undefined && { password }), ...(photoIds && { photoIds }) })
      const made = aShare({ ...body, hasPassword: password !== undefined })
      shares.unshift(made)
      return done(made, 201)
    }),
    http.patch<{ id: string }, Partial<Share>>(apiUrl('/share/edit/:id'), async ({ params, request }) =>
      change(params.id, await request.json()),
    ),
    http.post(apiUrl('/share/revoke/:id'), ({ params }) => change(params['id'], { state: 'revoked', revokedAt: AT })),
    http.get(apiUrl('/share/visits/:id'), () =>
      done({ items: [...visits], total: visits.length, page: 1, pageSize: 20 }),
    ),
  ]
}

export const someContents = (contents: Partial<VisitContents> = {}): VisitContents => ({
  kind: 'mission',
  name: 'Quay wall',
  tenantName: 'Northwind Survey',
  allowsDownload: false,
  watermark: null,
  expiresAt: null,
  shows: ['layers'],
  parts: [],
  photoCount: 0,
  recordings: [],
  streams: [],
  ...contents,
})

export interface VisitedLink {
  password?: string
  /** A person has to confirm. */
  hasLimit?: boolean
  /** Opened visits. */
  visits?: number
  /** Ends the link. */
  isRevoked?: boolean
  /** The site that the last visitor named. */
  embeddedIn?: string | null
}

/** A mocked link for visitors. */
export function visitHandlers(contents: VisitContents, link: VisitedLink = {}) {
  return [
    http.post<never, { key: string; password?: string; confirmed?: boolean }>(
      apiUrl('/visit/open'),
      async ({ request }) => {
        const { key, password, confirmed } = await request.json()
        link.embeddedIn = request.headers.get('x-embedded-in')
        if (key !== KEY || link.isRevoked) return missing()
        if (link.password !== undefined && password === undefined) return done({ isPasswordRequired: true })
        if (link.password !== password) {
          return HttpResponse.json({ status: false, message: 'Wrong password' }, { status: 403 })
        }
        if (link.hasLimit && !confirmed) return done({ isPasswordRequired: false, isConfirmationRequired: true })
        link.visits = (link.visits ?? 0) + 1
        return done({ isPasswordRequired: false, visit: VISIT })
      },
    ),
    http.get(apiUrl('/visit/contents/:visit'), () => (link.isRevoked ? missing() : done(contents))),
    http.get(apiUrl('/visit/base-maps/:visit'), () => done({ maps: [] })),
  ]
}
