// Where and when people hear of what happens.
import { sql } from 'kysely'
import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'
import { KINDS, type Kind } from './kinds'
import type { MailMode } from './schedule'

type Settings = components['schemas']['NotificationSettings']
type Severity = components['schemas']['AlertNotificationChoice']['leastSeverity']

export interface Choice {
  app: boolean
  mail: MailMode
  webhook: boolean
  leastSeverity: Severity
}

export type Choices = Record<Kind, Choice>
export type StoredSettings = Pick<Settings, 'quiet' | 'timeZone' | 'digestAt' | 'criticalPasses' | 'version'>

/** What concerns one person is mailed; what the whole tenant sees would be too much. */
const MAILED: readonly Kind[] = ['mention', 'alert_assigned', 'pilot_assigned', 'access_asked', 'retention']

const defaultChoice = (kind: Kind): Choice => ({
  app: true,
  mail: MAILED.includes(kind) ? 'now' : 'off',
  webhook: false,
  leastSeverity: 'info',
})

const DEFAULTS: StoredSettings = { quiet: null, timeZone: null, digestAt: '08:00', criticalPasses: false, version: 1 }

export async function selectChoices(tenantId: string, tx: Tx, userId: string): Promise<Choices> {
  const rows = await tx
    .selectFrom('notification_choice')
    .select(['kind', 'in_app', 'mail', 'webhook', 'least_severity'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .execute()
  const entries = KINDS.map((kind): [Kind, Choice] => {
    const row = rows.find((each) => each.kind === kind)
    if (!row) return [kind, defaultChoice(kind)]
    const { in_app: app, mail, webhook, least_severity: leastSeverity } = row
    return [kind, { app, mail: mail as MailMode, webhook, leastSeverity: leastSeverity as Severity }]
  })
  return Object.fromEntries(entries) as Choices
}

export async function selectSettings(tenantId: string, tx: Tx, userId: string): Promise<StoredSettings> {
  const row = await tx
    .selectFrom('notification_setting')
    .select(['quiet_from', 'quiet_until', 'time_zone', 'digest_at', 'critical_passes', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return DEFAULTS
  const { quiet_from: from, quiet_until: until } = row
  return {
    quiet: from === null || until === null ? null : { from, until },
    timeZone: row.time_zone,
    digestAt: row.digest_at,
    criticalPasses: row.critical_passes,
    version: row.version,
  }
}

/** @returns false when the settings have another version now */
export async function updateSettings(
  tenantId: string,
  tx: Tx,
  userId: string,
  { quiet, timeZone, digestAt, criticalPasses, version }: StoredSettings,
): Promise<boolean> {
  const values = {
    quiet_from: quiet?.from ?? null,
    quiet_until: quiet?.until ?? null,
    time_zone: timeZone,
    digest_at: digestAt,
    critical_passes: criticalPasses,
    version: version + 1,
  }
  const row = await tx
    .insertInto('notification_setting')
    .values({ tenant_id: tenantId, user_id: userId, ...values })
    .onConflict((oc) => oc.column('user_id').doUpdateSet(values).where('notification_setting.version', '=', version))
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function upsertChoice(
  tenantId: string,
  tx: Tx,
  userId: string,
  kind: Kind,
  { app, mail, webhook, leastSeverity }: Choice,
): Promise<void> {
  const values = { in_app: app, mail, webhook, least_severity: leastSeverity }
  await tx
    .insertInto('notification_choice')
    .values({ tenant_id: tenantId, user_id: userId, kind, ...values })
    .onConflict((oc) => oc.columns(['user_id', 'kind']).doUpdateSet(values))
    .execute()
}

/** The kinds that people among these want the webhooks of the tenant to tell. */
export async function selectWebhookWishes(
  tenantId: string,
  tx: Tx,
  ids: readonly string[],
): Promise<{ userId: string; name: string; kind: string }[]> {
  if (ids.length === 0) return []
  return tx
    .selectFrom('notification_choice')
    .innerJoin('app_user', 'app_user.id', 'notification_choice.user_id')
    .select(['notification_choice.user_id as userId', 'app_user.name', 'notification_choice.kind'])
    .where('notification_choice.tenant_id', '=', tenantId)
    .where('notification_choice.user_id', 'in', ids)
    .where('notification_choice.webhook', '=', true)
    .execute()
}

/** @returns false within a minute of the last one */
export async function takeTest(tenantId: string, tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    insert into notification_setting as s (tenant_id, user_id, tested_at) values (${tenantId}, ${userId}, now())
    on conflict (user_id) do update set tested_at = excluded.tested_at
     where s.tested_at is null or s.tested_at < now() - interval '1 minute'
    returning user_id`.execute(tx)
  return rows.length > 0
}
