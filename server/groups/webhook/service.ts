// The rules of outgoing webhooks. Each change is announced in the transaction that makes it.
import { uuidv7 } from 'uuidv7'
import { changesOf } from '../../platform/audit/changes'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import type { Config } from '../../platform/core/config'
import { conflict, fieldError, notFound } from '../../platform/core/errors'
import { RefusedAddress, resolveOutbound, UnknownHost } from '../../platform/core/outboundAddress'
import { renderStored } from '../../platform/core/storedMessage'
import { lockTexts } from '../../platform/db/lockTexts'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import { EVENT_PERMISSIONS } from '../../platform/realtime/events.gen'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { failWaiting } from './deliverySql'
import { webhookText } from './messages'
import { outboundRules } from './request'
import { newWebhookSecret } from './signature'
import {
  countWebhooks,
  deleteWebhookRow,
  FAILING_AFTER,
  insertDeliveries,
  insertWebhook,
  MAX_WEBHOOKS,
  replaceSecret,
  selectWebhook,
  selectWebhooks,
  updateWebhook,
  type WebhookRow,
} from './sql'

type Schemas = components['schemas']
type Webhook = Schemas['Webhook']
type WithSecret = Schemas['WebhookSecretReply']['data']
type Base = Pick<Services, 'db' | 'config'>

/** Events that are recorded for one user each. */
const FOR_ONE_USER = ['ALERT_ASSIGNED', 'ACCESS_ASKED', 'RETENTION_DUE']

export const getWebhooks = (db: Db, tenantId: string): Promise<Webhook[]> =>
  inTenant(db, tenantId, async (tx) => (await selectWebhooks(tenantId, tx)).map(asWebhook))

/** @throws AppError 400 for an address that is refused or an unknown event, 409 for too many webhooks */
export async function createWebhook(
  { db, config }: Base,
  tenantId: string,
  { name, address, events }: Schemas['NewWebhook'],
  actor: Actor,
): Promise<WithSecret> {
  requireEvents(events)
  await requireAddress(config, address)
  return inTenant(db, tenantId, async (tx) => {
    await lockTexts(tx, [`webhooks of ${tenantId}`])
    const limit = MAX_WEBHOOKS
    if ((await countWebhooks(tenantId, tx)) >= limit) throw conflict(webhookText('tooMany', { limit }))
    const id = uuidv7()
    const { text, sealed, hint } = newWebhookSecret(config, id)
    await insertWebhook(tenantId, tx, { id, name: name.trim(), address, events, secret: sealed, hint })
    const webhook = await requireWebhook(tenantId, tx, id)
    const details = recordedOf(webhook)
    await recordAudit(tenantId, tx, { ...actor, action: 'webhook.create', target: webhook.name, details })
    await recordChanged(tenantId, tx, 'Webhook', id)
    return { _id: id, secret: text, webhook: asWebhook(webhook) }
  })
}

/** @throws AppError as `createWebhook`, 404, 409 when `version` is stale */
export async function editWebhook(
  { db, config }: Base,
  tenantId: string,
  id: string,
  { version, ...edit }: Schemas['WebhookEdit'],
  actor: Actor,
): Promise<Webhook> {
  if (edit.events !== undefined) requireEvents(edit.events)
  if (edit.address !== undefined) await requireAddress(config, edit.address)
  return inTenant(db, tenantId, async (tx) => {
    const before = await requireWebhook(tenantId, tx, id)
    const change = { ...edit, ...(edit.name !== undefined && { name: edit.name.trim() }) }
    if (!(await updateWebhook(tenantId, tx, { ...before, version }, change))) {
      throw await staleVersion(tx, 'webhook', id, webhookText('changedElsewhere'))
    }
    if (edit.enabled === false) await failWaiting(tenantId, tx, id, webhookText('switchedOff'))
    const after = await requireWebhook(tenantId, tx, id)
    await recordEdited(tenantId, tx, actor, before, after)
    await recordChanged(tenantId, tx, 'Webhook', id)
    return asWebhook(after)
  })
}

/** @throws AppError 404 */
export const deleteWebhook = (db: Db, tenantId: string, id: string, actor: Actor): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    const { name } = await requireWebhook(tenantId, tx, id)
    if (!(await deleteWebhookRow(tenantId, tx, id))) throw notFound(webhookText('notFound'))
    await recordAudit(tenantId, tx, { ...actor, action: 'webhook.delete', target: name })
    await recordChanged(tenantId, tx, 'Webhook', id)
  })

/** @throws AppError 404 */
export const rotateSecret = ({ db, config }: Base, tenantId: string, id: string, actor: Actor): Promise<WithSecret> =>
  inTenant(db, tenantId, async (tx) => {
    const { name } = await requireWebhook(tenantId, tx, id)
    const { text, sealed, hint } = newWebhookSecret(config, id)
    await replaceSecret(tenantId, tx, id, { secret: sealed, hint })
    await recordAudit(tenantId, tx, { ...actor, action: 'webhook.rotate', target: name })
    await recordChanged(tenantId, tx, 'Webhook', id)
    return { _id: id, secret: text, webhook: asWebhook(await requireWebhook(tenantId, tx, id)) }
  })

/**
 * Queues something that is in no event of the log for the webhooks of the tenant that send it.
 * @param event upper case, as the names of events. What is for one user must be chosen by that user, as NOTIFICATION is.
 */
export async function queueWebhooks(
  tenantId: string,
  tx: Tx,
  { event, data }: { event: string; data: object },
): Promise<void> {
  const isConcerned = await insertDeliveries(tenantId, tx, [{ event, data, seq: null, occurredAt: new Date() }])
  if (isConcerned) await recordChanged(tenantId, tx, 'Webhook')
}

/** @throws AppError 404 */
export async function requireWebhook(tenantId: string, tx: Tx, id: string): Promise<WebhookRow> {
  const webhook = await selectWebhook(tenantId, tx, id)
  if (!webhook) throw notFound(webhookText('notFound'))
  return webhook
}

function requireEvents(events: readonly string[] | null): void {
  const unknown = events?.find((event) => !(event in EVENT_PERMISSIONS) || FOR_ONE_USER.includes(event))
  if (unknown !== undefined) throw fieldError('events', webhookText('unknownEvent', { event: unknown }))
}

/** A name that has no address now is accepted: its DNS record may follow. Every attempt checks it again. */
async function requireAddress(config: Config, address: string): Promise<void> {
  try {
    await resolveOutbound(address, outboundRules(config))
  } catch (error) {
    if (error instanceof RefusedAddress) throw fieldError('address', error.text)
    if (!(error instanceof UnknownHost)) throw error
  }
}

async function recordEdited(
  tenantId: string,
  tx: Tx,
  actor: Actor,
  before: WebhookRow,
  after: WebhookRow,
): Promise<void> {
  const changes = changesOf(recordedOf(before), recordedOf(after))
  const isAddressChanged = before.address !== after.address
  if (Object.keys(changes).length === 0 && !isAddressChanged) return
  const details = { ...changes, ...(isAddressChanged && { addressChanged: true }) }
  await recordAudit(tenantId, tx, { ...actor, action: 'webhook.edit', target: after.name, details })
}

/** Not the whole address, which may contain a secret of the receiver. */
const recordedOf = ({ name, address, events, enabled }: WebhookRow) => ({
  name,
  host: new URL(address).host,
  events: events?.join(', ') ?? null,
  enabled,
})

const asWebhook = ({ id, stopped, previousUntil, ...row }: WebhookRow): Webhook => ({
  _id: id,
  name: row.name,
  address: row.address,
  events: row.events,
  enabled: row.enabled,
  state: stateOf({ stopped, enabled: row.enabled, failures: row.failures }),
  problem: renderStored(row.problem),
  failures: row.failures,
  failingSince: row.failingSince?.toISOString() ?? null,
  hint: row.hint,
  previousSecretUntil: previousUntil?.toISOString() ?? null,
  waiting: row.waiting,
  failed: row.failed,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  dropped: row.dropped,
  droppedAt: row.droppedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
})

function stateOf({
  stopped,
  enabled,
  failures,
}: Pick<WebhookRow, 'stopped' | 'enabled' | 'failures'>): Webhook['state'] {
  if (stopped === 'gone') return 'gone'
  if (stopped === 'failing') return 'paused'
  if (!enabled) return 'off'
  return failures >= FAILING_AFTER ? 'failing' : 'active'
}
