// Due times, the time for repeats and instructions of a tenant.
import { recordEdit } from '../../platform/audit/recordEdit'
import type { Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { fieldError } from '../../platform/core/errors'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { alertText } from './messages'
import { selectSettings, updateSettings, type AlertSettings } from './settingsSql'

/** @throws AppError 409 when `version` is stale, 400 when a kind has two instructions */
export async function editSettings(
  db: Db,
  tenantId: string,
  { version, ...edit }: components['schemas']['AlertSettingsEdit'],
  actor: Actor,
): Promise<AlertSettings> {
  const kinds = edit.instructions?.map(({ kind }) => folded(kind)) ?? []
  if (new Set(kinds).size < kinds.length) throw fieldError('instructions', alertText('kindTwice'))
  return inTenant(db, tenantId, async (tx) => {
    const before = await selectSettings(tenantId, tx)
    const isStored = before.version === version && (await updateSettings(tenantId, tx, version, { ...before, ...edit }))
    if (!isStored) throw await staleVersion(tx, 'alert_setting', undefined, alertText('settingsChangedElsewhere'))
    const after = await selectSettings(tenantId, tx)
    const entry = { ...actor, action: 'alert-settings.edit', target: '' } as const
    await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
    await recordChanged(tenantId, tx, 'Alert')
    return after
  })
}

/** What to do about alerts of this kind; null without instructions. */
export const instructionsFor = ({ instructions }: AlertSettings, kind: string): string | null =>
  instructions.find((each) => folded(each.kind) === folded(kind))?.text ?? null

const folded = (kind: string): string => kind.trim().toLowerCase()

const recordedOf = ({ dueMinutes, repeatMinutes, instructions }: AlertSettings) => ({
  ...Object.fromEntries(Object.entries(dueMinutes).map(([severity, minutes]) => [`due.${severity}`, minutes])),
  repeatMinutes,
  instructions: instructions.map(({ kind }) => kind).join(', '),
})
