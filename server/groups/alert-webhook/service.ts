// The webhook of a tenant: its mission, its mapping and its token.
import { recordEdit } from '../../platform/audit/recordEdit'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import type { Config } from '../../platform/core/config'
import { conflict, notFound } from '../../platform/core/errors'
import { renderStored } from '../../platform/core/storedMessage'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Tx } from '../../platform/db/tenancy'
import { publicAddress } from '../../platform/http/publicAddress'
import { recordChanged } from '../../platform/realtime/sql'
import { requireMission } from '../mission/public'
import type { Services } from '../services'
import { newSecret } from '../stream/public'
import { requireWholePosition } from './mapping'
import { alertWebhookText } from './messages'
import { selectDeliveries, selectDeliveryBody, selectWebhook, setToken, storeWebhook, type DeliveryRow } from './sql'

type Schemas = components['schemas']
type Webhook = Schemas['AlertWebhook']
type Base = Pick<Services, 'db' | 'config'>

/** Of a tenant that has not set it up. */
const UNSET: Omit<Webhook, 'address' | 'deliveries'> = {
  missionId: null,
  missionName: null,
  kind: 'Webhook',
  severity: 'medium',
  mapping: { title: '/title' },
  hint: null,
  version: 1,
}

export const getWebhook = ({ db, config }: Base, tenantId: string): Promise<Webhook> =>
  inTenant(db, tenantId, (tx) => readWebhook(config, tenantId, tx))

/** @throws AppError 404 */
export const getDelivery = ({ db }: Base, tenantId: string, deliveryId: string): Promise<object> =>
  inTenant(db, tenantId, async (tx) => {
    const body = await selectDeliveryBody(tenantId, tx, deliveryId)
    if (!body) throw notFound(alertWebhookText('noDelivery'))
    return body
  })

/** @throws AppError 404 for an unknown mission, 400 for half a position, 409 when `version` is stale */
export const editWebhook = (
  { db, config }: Base,
  tenantId: string,
  { version, ...edit }: Schemas['AlertWebhookEdit'],
  actor: Actor,
): Promise<Webhook> =>
  inTenant(db, tenantId, async (tx) => {
    await requireMission(tenantId, tx, edit.missionId)
    requireWholePosition(edit.mapping)
    const before = await selectWebhook(tenantId, tx)
    const isStored = (before?.version ?? 1) === version && (await storeWebhook(tenantId, tx, version, edit))
    if (!isStored) throw await staleVersion(tx, 'alert_webhook', undefined, alertWebhookText('changedElsewhere'))
    const after = await readWebhook(config, tenantId, tx)
    const entry = { ...actor, action: 'alert-webhook.edit', target: '' } as const
    await recordEdit(tenantId, tx, entry, before ? recordedOf(before) : {}, recordedOf(after))
    await recordChanged(tenantId, tx, 'AlertWebhook')
    return after
  })

/** @throws AppError 409 before the webhook was set up */
export const rotateToken = (
  { db, config }: Base,
  tenantId: string,
  actor: Actor,
): Promise<Schemas['AlertWebhookTokenReply']['data']> =>
  inTenant(db, tenantId, async (tx) => {
    const { text, hash, hint } = newSecret()
    if (!(await setToken(tenantId, tx, { hash, hint }))) throw conflict(alertWebhookText('notSetUp'))
    await recordAudit(tenantId, tx, { ...actor, action: 'alert-webhook.rotate', target: '' })
    await recordChanged(tenantId, tx, 'AlertWebhook')
    return { token: text, address: addressOf(config) }
  })

/** @throws AppError 404 without a token */
export const revokeToken = ({ db }: Base, tenantId: string, actor: Actor): Promise<void> =>
  inTenant(db, tenantId, async (tx) => {
    if (!(await setToken(tenantId, tx, null))) throw notFound(alertWebhookText('noToken'))
    await recordAudit(tenantId, tx, { ...actor, action: 'alert-webhook.revoke', target: '' })
    await recordChanged(tenantId, tx, 'AlertWebhook')
  })

async function readWebhook(config: Config, tenantId: string, tx: Tx): Promise<Webhook> {
  const row = (await selectWebhook(tenantId, tx)) ?? UNSET
  const deliveries = (await selectDeliveries(tenantId, tx)).map(asDelivery)
  return { ...row, address: addressOf(config), deliveries }
}

const asDelivery = ({ id, at, problem, ...row }: DeliveryRow): Schemas['AlertDelivery'] => ({
  ...row,
  _id: id,
  at: at.toISOString(),
  problem: renderStored(problem),
})

const addressOf = (config: Config): string => `${publicAddress(config)}/apis/v1/alert-webhook/receive`

const recordedOf = ({
  missionName,
  kind,
  severity,
  mapping,
}: Pick<Webhook, 'missionName' | 'kind' | 'severity' | 'mapping'>) => ({
  mission: missionName,
  kind,
  severity,
  ...Object.fromEntries(Object.entries(mapping).map(([field, pointer]) => [`mapping.${field}`, pointer])),
})
