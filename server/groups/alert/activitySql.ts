// What happened to alerts. Entries are only added.
import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import type { Page } from '../../platform/core/paging'
import { selectPageOf } from '../../platform/db/pageSql'
import type { Tx } from '../../platform/db/tenancy'

type Activity = components['schemas']['AlertActivity']

/** Who did it; null for rules, analyses and webhooks. */
export type Doer = { userId: string; name: string } | null

export interface NewActivity {
  alertId: string
  action: Activity['action']
  values?: Record<string, string | string[] | null>
}

export async function insertActivity(
  tenantId: string,
  tx: Tx,
  doer: Doer,
  entries: readonly NewActivity[],
): Promise<void> {
  if (entries.length === 0) return
  const values = entries.map(({ alertId, action, values: details = {} }) => ({
    id: uuidv7(),
    tenant_id: tenantId,
    alert_id: alertId,
    action,
    details: JSON.stringify(details),
    ...(doer && { user_id: doer.userId, user_name: doer.name }),
  }))
  await tx.insertInto('alert_activity').values(values).execute()
}

interface ActivityRow {
  id: string
  at: Date
  action: Activity['action']
  userName: string
  values: Activity['values']
  userId: string | null
  name: string | null
  avatar: string | null
}

/** The newest first. */
export async function selectActivity(
  tenantId: string,
  tx: Tx,
  alertId: string,
  page: Page,
): Promise<{ items: Activity[]; total: number }> {
  const found = await selectPageOf<ActivityRow>(
    tx,
    {
      columns: sql`c.id, c.at, c.action, c.user_name as "userName", c.details as values, u.id as "userId", u.name, u.avatar`,
      from: sql`from alert_activity c left join app_user u on u.id = c.user_id
                where c.tenant_id = ${tenantId} and c.alert_id = ${alertId}`,
      order: sql`c.id desc`,
    },
    page,
  )
  const items = found.items.map(({ id, at, action, userName, values, userId, name, avatar }) => ({
    _id: id,
    at: at.toISOString(),
    action,
    userName,
    values,
    ...(userId !== null && { user: { _id: userId, name: name ?? '', avatar } }),
  }))
  return { items, total: found.total }
}
