import { http, HttpResponse } from 'msw'
import type { Phone, PhonePosition } from '../../api/phone'
import { anId } from '../factories'
import { apiUrl } from './apiUrl'

const TWO_MINUTES_MS = 120_000

export const aPhone = (phone: Partial<Phone> = {}): Phone => ({
  _id: anId(),
  name: 'Gate',
  ownerName: 'Casey',
  userAgent: 'Mozilla/5.0 (Linux; Android 15)',
  isStreaming: false,
  createdAt: '2026-11-20T10:00:00.000Z',
  lastUsedAt: '2026-11-20T10:00:00.000Z',
  ...phone,
})

export const aPhonePosition = (position: Partial<PhonePosition> = {}): PhonePosition => ({
  _id: anId(),
  name: 'Gate',
  ownerName: 'Casey',
  missionId: anId(),
  missionName: 'Quay walls',
  lat: 46.84,
  long: -91.99,
  accuracy: 8,
  since: new Date().toISOString(),
  at: new Date().toISOString(),
  ...position,
})

const listed = (phones: readonly Phone[]) =>
  HttpResponse.json({ status: true, data: { items: phones, total: phones.length, page: 1, pageSize: 50 } })

/** Mocked phones: those of a client, and those that share their position. The user has none. */
export const phoneHandlers = ({
  ofClient = [],
  positions = [],
}: { ofClient?: Phone[]; positions?: readonly PhonePosition[] } = {}) => [
  http.get(apiUrl('/phone/list'), () => listed([])),
  http.get(apiUrl('/phone/list-of-client/:clientId'), () => listed(ofClient)),
  http.delete(apiUrl('/phone/revoke-of-client/:phoneId'), ({ params }) => {
    const index = ofClient.findIndex(({ _id }) => _id === params['phoneId'])
    if (index < 0) return HttpResponse.json({ status: false, message: 'Phone not found' }, { status: 404 })
    ofClient.splice(index, 1)
    return HttpResponse.json({ status: true, message: 'Phone revoked' })
  }),
  http.get(apiUrl('/phone/position/list'), () => HttpResponse.json({ status: true, data: { phones: positions } })),
  http.post(apiUrl('/phone/pairing-code'), () => {
    const expiresAt = new Date(Date.now() + TWO_MINUTES_MS).toISOString()
    return HttpResponse.json({ status: true, data: { code: 'K7M2P9XW', expiresAt } }, { status: 201 })
  }),
]
