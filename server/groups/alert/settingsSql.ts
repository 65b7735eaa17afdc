import type { components } from '../../platform/contract/contract.gen'
import type { Tx } from '../../platform/db/tenancy'

export type AlertSettings = components['schemas']['AlertSettingsReply']['data']

/** Of a tenant that has not changed them. */
const DEFAULTS: AlertSettings = {
  dueMinutes: { info: null, low: 1440, medium: 480, high: 60, critical: 15 },
  repeatMinutes: 60,
  instructions: [],
  version: 1,
}

export async function selectSettings(tenantId: string, tx: Tx): Promise<AlertSettings> {
  const row = await tx
    .selectFrom('alert_setting')
    .select(['due_minutes', 'repeat_minutes', 'instructions', 'version'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst()
  if (!row) return DEFAULTS
  return {
    dueMinutes: row.due_minutes as unknown as AlertSettings['dueMinutes'],
    repeatMinutes: row.repeat_minutes,
    instructions: row.instructions as unknown as AlertSettings['instructions'],
    version: row.version,
  }
}

/** @returns false when the settings have another version now */
export async function updateSettings(
  tenantId: string,
  tx: Tx,
  version: number,
  { dueMinutes, repeatMinutes, instructions }: Omit<AlertSettings, 'version'>,
): Promise<boolean> {
  const values = {
    due_minutes: JSON.stringify(dueMinutes),
    repeat_minutes: repeatMinutes,
    instructions: JSON.stringify(instructions),
    version: version + 1,
  }
  const row = await tx
    .insertInto('alert_setting')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((oc) => oc.column('tenant_id').doUpdateSet(values).where('alert_setting.version', '=', version))
    .returning('tenant_id')
    .executeTakeFirst()
  return row !== undefined
}

/** When an alert of this severity that is raised at `at` is due; null for never. */
export function dueTime(
  { dueMinutes }: AlertSettings,
  severity: keyof AlertSettings['dueMinutes'],
  at: Date,
): Date | null {
  const minutes = dueMinutes[severity]
  return minutes === null ? null : new Date(at.getTime() + minutes * 60_000)
}
