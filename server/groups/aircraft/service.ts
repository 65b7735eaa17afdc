// The rules of feeds of aircraft. Each change is announced in the transaction that makes it.
import { uuidv7 } from 'uuidv7'
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import type { Config } from '../../platform/core/config'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { RefusedAddress, resolveOutboundHost, UnknownHost } from '../../platform/core/outboundAddress'
import { lockTexts } from '../../platform/db/lockTexts'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { selectAircraft } from './aircraftSql'
import { newKey } from './key'
import { aircraftText } from './messages'
import { asFeed, type AircraftFeed, type FeedRow } from './row'
import { outboundRules, requirePair, sealPrivateKey, serverOf } from './server'
import {
  countFeeds,
  deleteAircraftOf,
  deleteFeedRow,
  insertFeed,
  MAX_FEEDS,
  replaceKey,
  selectFeed,
  selectFeeds,
  updateFeed,
} from './sql'

type Schemas = components['schemas']
type Base = Pick<Services, 'db' | 'config'>
type WithKey = Schemas['AircraftFeedKeyReply']['data']

export const listAircraft = (db: Db, tenantId: string): Promise<Schemas['Aircraft'][]> =>
  inTenant(db, tenantId, (tx) => selectAircraft(tenantId, tx))

export const getFeeds = (db: Db, tenantId: string): Promise<AircraftFeed[]> =>
  inTenant(db, tenantId, async (tx) => (await selectFeeds(tenantId, tx)).map(asFeed))

/** @throws AppError 400 for a server that is missing or refused, 409 for too many feeds */
export async function createFeed(
  { db, config }: Base,
  tenantId: string,
  feed: Schemas['NewAircraftFeed'],
  actor: Actor,
): Promise<WithKey> {
  requireKindOf(feed.kind, feed)
  const { privateKey = '', ...fields } = feed
  if (feed.kind === 'cot') await requireServer(config, { ...NO_SERVER, ...feed })
  return inTenant(db, tenantId, async (tx) => {
    await lockTexts(tx, [`aircraft feeds of ${tenantId}`])
    const limit = MAX_FEEDS
    if ((await countFeeds(tenantId, tx)) >= limit) throw conflict(aircraftText('tooMany', { limit }))
    const id = uuidv7()
    const key = feed.kind === 'remote_id' ? newKey() : undefined
    const sealed = privateKey === '' ? null : sealPrivateKey(config, id, privateKey)
    await insertFeed(tenantId, tx, { ...fields, id, privateKey: sealed, ...(key && { key }) })
    const stored = await requireFeed(tenantId, tx, id)
    const details = recordedOf(stored)
    await recordAudit(tenantId, tx, { ...actor, action: 'aircraft-feed.create', target: stored.name, details })
    await recordChanged(tenantId, tx, 'AircraftFeed', id)
    return { _id: id, key: key?.text ?? null, feed: asFeed(stored) }
  })
}

/** @throws AppError as `createFeed`, 404, 409 when `version` is stale */
export async function editFeed(
  { db, config }: Base,
  tenantId: string,
  id: string,
  { version, privateKey, ...edit }: Schemas['AircraftFeedEdit'],
  actor: Actor,
): Promise<AircraftFeed> {
  const before = await inTenant(db, tenantId, (tx) => requireFeed(tenantId, tx, id))
  requireKindOf(before.kind, { ...edit, ...(privateKey !== undefined && { privateKey }) })
  // A certificate that is taken away takes its key with it.
  const newPem = privateKey ?? (edit.certificate === '' ? '' : undefined)
  if (isServerEdit(edit) || newPem !== undefined) await requireEdited(config, before, edit, newPem)
  return inTenant(db, tenantId, async (tx) => {
    const sealed = newPem === undefined ? undefined : newPem === '' ? null : sealPrivateKey(config, id, newPem)
    const change = { ...edit, ...(sealed !== undefined && { privateKey: sealed }) }
    if (!(await updateFeed(tenantId, tx, { id, version }, change))) {
      await requireFeed(tenantId, tx, id)
      throw await staleVersion(tx, 'aircraft_feed', id, aircraftText('changedElsewhere'))
    }
    if (edit.enabled === false) await deleteAircraftOf(tenantId, tx, id)
    const after = await requireFeed(tenantId, tx, id)
    const entry = { ...actor, action: 'aircraft-feed.edit', target: after.name } as const
    await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
    await recordChanged(tenantId, tx, 'AircraftFeed', id)
    return asFeed(after)
  })
}

/** @throws AppError 404 */
export const deleteFeed = (db: Db, tenantId: string, id: string, actor: Actor): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    const { name } = await requireFeed(tenantId, tx, id)
    if (!(await deleteFeedRow(tenantId, tx, id))) throw notFound(aircraftText('notFound'))
    await recordAudit(tenantId, tx, { ...actor, action: 'aircraft-feed.delete', target: name })
    await recordChanged(tenantId, tx, 'AircraftFeed', id)
  })

/** @throws AppError 404, 409 for a feed without a key */
export const rotateKey = (db: Db, tenantId: string, id: string, actor: Actor): Promise<WithKey> =>
  inTenant(db, tenantId, async (tx) => {
    const { name, kind } = await requireFeed(tenantId, tx, id)
    if (kind !== 'remote_id') throw conflict(aircraftText('keyless'))
    const key = newKey()
    await replaceKey(tenantId, tx, id, key)
    await recordAudit(tenantId, tx, { ...actor, action: 'aircraft-feed.rotate', target: name })
    await recordChanged(tenantId, tx, 'AircraftFeed', id)
    return { _id: id, key: key.text, feed: asFeed(await requireFeed(tenantId, tx, id)) }
  })

/** @throws AppError 404 */
export async function requireFeed(tenantId: string, tx: Tx, id: string): Promise<FeedRow> {
  const feed = await selectFeed(tenantId, tx, id)
  if (!feed) throw notFound(aircraftText('notFound'))
  return feed
}

const OF_SERVER = ['host', 'port', 'usesTls', 'serverName', 'authority', 'certificate', 'privateKey', 'sendsOwn']
const isServerEdit = (edit: object): boolean => OF_SERVER.some((name) => name in edit)

/** @throws AppError 400 */
function requireKindOf(kind: FeedRow['kind'], fields: object): void {
  if (kind === 'cot') return
  const wrong = OF_SERVER.find((name) => name in fields)
  if (wrong !== undefined) throw fieldError(wrong, aircraftText('notOfRemoteId'))
}

const NO_SERVER = { host: '', port: 0, authority: '', certificate: '', privateKey: '' }

async function requireEdited(
  config: Config,
  before: FeedRow,
  edit: Schemas['AircraftFeedEdit'] | Omit<Schemas['AircraftFeedEdit'], 'version'>,
  newPem: string | undefined,
): Promise<void> {
  const stored = newPem === undefined ? serverOf(config, before) : serverOf(config, { ...before, privateKey: null })
  await requireServer(config, { ...stored, ...edit, privateKey: newPem ?? stored.privateKey })
}

/** A name that has no address now is accepted: its DNS record may follow. Every attempt checks it again. */
async function requireServer(
  config: Config,
  server: { host: string; port: number; authority: string; certificate: string; privateKey: string },
): Promise<void> {
  if (server.host === '') throw fieldError('host', aircraftText('hostMissing'))
  if (server.port === 0) throw fieldError('port', aircraftText('portMissing'))
  requirePair(server)
  try {
    await resolveOutboundHost(server.host, server.port, outboundRules(config))
  } catch (error) {
    if (error instanceof RefusedAddress) throw fieldError('host', error.text)
    if (!(error instanceof UnknownHost)) throw error
  }
}

const recordedOf = ({ name, enabled, host, port, usesTls, serverName, authority, certificate, sendsOwn }: FeedRow) => ({
  name,
  enabled,
  host,
  port,
  usesTls,
  serverName,
  hasAuthority: authority !== '',
  hasCertificate: certificate !== '',
  sendsOwn,
})
