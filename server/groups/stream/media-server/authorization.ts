// Answers a media server that asks who may publish, watch and fetch recordings.
import { timingSafeEqual } from 'node:crypto'
import { uuidv7 } from 'uuidv7'
import { addressIn, networkOf } from '../../../platform/core/network'
import { asPlatform } from '../../../platform/db/tenancy'
import type { PublishProtocol } from '../../../media/live/liveEngine'
import type { Services } from '../../services'
import type { Publishing } from '../publishing'
import { hashOf } from '../streamKey'
import { endView } from '../viewSql'
import { selectAllowedViews } from '../watchRights'
import { insertRemoteView, redeemTicketOfPath, selectViewOfTicket, setReader } from './mediaServerSql'

/** What the media server sends; every property may be missing or empty. */
export interface Question {
  user?: string | null
  password?: string | null
  token?: string | null
  ip?: string | null
  action?: string | null
  path?: string | null
  protocol?: string | null
  /** Of the connection. */
  id?: string | null
  query?: string | null
}

/** `anonymous`: the client is asked for credentials. */
export type Answer = 'admitted' | 'refused' | 'anonymous'

const PROTOCOLS: Readonly<Record<string, PublishProtocol>> = {
  rtmp: 'rtmp',
  rtsp: 'rtsp',
  srt: 'srt',
  webrtc: 'whip',
}
const WATCH_PATHS: Readonly<Record<string, 'whep' | 'hls'>> = { webrtc: 'whep', hls: 'hls' }
const SECRET = /^[\w-]{43}$/
/** The ID of a stream key, or with the name of the application that encoders send before it. */
const PATH = /^(?:live\/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export const keyIdOf = (path: string): string | undefined => PATH.exec(path)?.[1]

export function isSecret(text: string, secret: string): boolean {
  const given = hashOf(text)
  return timingSafeEqual(given, hashOf(secret))
}

export async function authorize(
  services: Pick<Services, 'db'>,
  { publishing, secret }: { publishing: Publishing; secret: string },
  question: Question,
): Promise<Answer> {
  const token = tokenOf(question)
  if (token === undefined) return 'anonymous'
  switch (question.action) {
    case 'publish':
      return publish(publishing, question, token)
    case 'read':
      return watch(services, question, token)
    case 'playback':
      // Recordings are fetched by this server only.
      return isSecret(token, secret) ? 'admitted' : 'refused'
    default:
      return 'refused'
  }
}

/** RTSP and SRT have a password; Safari plays HLS without headers. */
function tokenOf({ token, password, query }: Question): string | undefined {
  const asked = new URLSearchParams(query ?? '')
  return [token, password, asked.get('token'), asked.get('ticket')].find((each) => each) ?? undefined
}

async function publish({ callbacks }: Publishing, question: Question, token: string): Promise<Answer> {
  const { path, id, ip } = question
  const protocol = PROTOCOLS[question.protocol ?? '']
  const keyId = keyIdOf(path ?? '')
  if (!path || !id || !protocol || keyId === undefined || !SECRET.test(token)) return 'refused'
  const connection = { path, id, keyId }
  const grant = await callbacks.authorizePublish({
    key: token,
    address: addressIn(ip ?? '') ?? '',
    protocol,
    connection,
  })
  return typeof grant === 'string' ? 'refused' : 'admitted'
}

async function watch({ db }: Pick<Services, 'db'>, question: Question, ticket: string): Promise<Answer> {
  const mediaPath = question.path ?? ''
  const path = WATCH_PATHS[question.protocol ?? '']
  if (!path || !SECRET.test(ticket)) return 'refused'
  const hash = hashOf(ticket)
  const readerId = question.id || null
  const address = addressIn(question.ip ?? '') ?? null
  const holder = await asPlatform(db, (tx) => redeemTicketOfPath(tx, { hash, mediaPath }))
  if (!holder) return watchOn(db, { hash, mediaPath, path, readerId, address })
  const view = { ...holder, visitId: null, viewerId: uuidv7() }
  // Before the rights are read, so that a right that is lost meanwhile ends the view.
  await asPlatform(db, (tx) => insertRemoteView(tx, { ...view, path, readerId, address, ticketHash: hash }))
  if ((await selectAllowedViews(db, [view])).has(view.viewerId)) return 'admitted'
  await asPlatform(db, (tx) => endView(view.tenantId, tx, view.viewerId))
  return 'refused'
}

/**
 * Later requests of the same viewer. HLS asks for each part, with another ID where the browser keeps no cookie of the media
 * server; what is known of the viewer then is the address.
 */
async function watchOn(
  db: Services['db'],
  request: {
    hash: Buffer
    mediaPath: string
    path: 'whep' | 'hls'
    readerId: string | null
    address: string | null
  },
): Promise<Answer> {
  const { hash, mediaPath, path, readerId, address } = request
  const view = await asPlatform(db, (tx) => selectViewOfTicket(tx, hash))
  if (!view || view.mediaPath !== mediaPath || view.path !== path || !isSameCaller(view.address, address))
    return 'refused'
  if (path === 'whep' && view.readerId !== readerId) return 'refused'
  if (!(await selectAllowedViews(db, [view])).has(view.viewerId)) return 'refused'
  await asPlatform(db, (tx) => setReader(tx, view.viewerId, readerId))
  return 'admitted'
}

/** A device changes its IPv6 address within its network, also while it watches. */
const isSameCaller = (one: string | null, other: string | null): boolean =>
  networkOf(one ?? '') === networkOf(other ?? '')
