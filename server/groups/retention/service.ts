// The rules of automatic deletion: reading and editing them.
import { recordEdit } from '../../platform/audit/recordEdit'
import type { Actor } from '../../platform/audit/sql'
import type { components } from '../../platform/contract/contract.gen'
import { render } from '../../platform/core/messages'
import type { Page } from '../../platform/core/paging'
import { staleVersion } from '../../platform/db/staleVersion'
import { inTenant, type Db, type Tx } from '../../platform/db/tenancy'
import type { RetentionKind } from '../../records/retention/retention'
import { recordChanged } from '../../platform/realtime/sql'
import { selectItems, selectOlder, selectTotals } from './dueSql'
import { retentionKindText, retentionText } from './messages'
import { resetCheck, selectFirstDay, selectRule, selectRules, updateRule, type Rule } from './ruleSql'
import { selectLastRuns } from './runSql'

type Schemas = components['schemas']
type RetentionRule = Schemas['RetentionRule']

/** An ID that no rule has. */
const NO_RULE = '00000000-0000-0000-0000-000000000000'

export const getRetention = (db: Db, tenantId: string): Promise<RetentionRule[]> =>
  inTenant(db, tenantId, async (tx) => withTotals(tenantId, tx, await selectRules(tenantId, tx)))

async function withTotals(tenantId: string, tx: Tx, rules: readonly Rule[]): Promise<RetentionRule[]> {
  const runs = await selectLastRuns(tenantId, tx)
  const result: RetentionRule[] = []
  for (const rule of rules) {
    const { kind, days, startsOn, version } = rule
    const { oldestAt, ...totals } = await selectTotals(tenantId, tx, rule)
    const last = runs.find((run) => run.kind === kind)
    result.push({
      kind,
      days,
      startsOn,
      version,
      ...totals,
      oldestAt: oldestAt?.toISOString() ?? null,
      lastRun: last ? { endedAt: last.endedAt.toISOString(), count: last.count, bytes: last.bytes } : null,
    })
  }
  return result
}

export const getForecast = (
  db: Db,
  tenantId: string,
  { kind, days }: { kind: RetentionKind; days: number },
): Promise<Schemas['RetentionForecast']> =>
  inTenant(db, tenantId, async (tx) => {
    const startsOn = await firstDayOf(tx, await selectRule(tenantId, tx, kind), days)
    const older = await selectOlder(tenantId, tx, kind, days)
    return { startsOn: startsOn ?? '', ...older }
  })

export const listItems = (
  db: Db,
  tenantId: string,
  { kind, kept }: { kind: RetentionKind; kept: boolean },
  page: Page,
): Promise<{ items: Schemas['RetentionItem'][]; total: number }> =>
  inTenant(db, tenantId, async (tx) => selectItems(tenantId, tx, await selectRule(tenantId, tx, kind), kept, page))

/** @throws AppError 409 when `version` is stale */
export async function editRetention(
  db: Db,
  tenantId: string,
  { kind, version, days }: Schemas['RetentionEdit'],
  actor: Actor,
): Promise<RetentionRule> {
  return inTenant(db, tenantId, async (tx) => {
    const before = await selectRule(tenantId, tx, kind)
    const startsOn = await firstDayOf(tx, before, days)
    const isStored = before.version === version && (await updateRule(tenantId, tx, { kind, days, startsOn, version }))
    if (!isStored) {
      throw await staleVersion(tx, 'retention_rule', before.id ?? NO_RULE, retentionText('changedElsewhere'))
    }
    if (isStricter(before, days)) await resetCheck(tenantId, tx)
    const after = await selectRule(tenantId, tx, kind)
    const entry = { ...actor, action: 'retention.edit', target: render(retentionKindText(kind), 'en') } as const
    await recordEdit(tenantId, tx, entry, recordedOf(before), recordedOf(after))
    await recordChanged(tenantId, tx, 'Retention')
    await recordChanged(tenantId, tx, 'Recording')
    const [rule] = await withTotals(tenantId, tx, [after])
    if (!rule) throw new Error('The rule is missing')
    return rule
  })
}

const isStricter = (before: Rule, days: number | null): boolean =>
  days !== null && (before.days === null || days < before.days)

/** The first day of deletion: after a week if the rule becomes stricter, else unchanged. */
async function firstDayOf(tx: Tx, before: Rule, days: number | null): Promise<string | null> {
  if (days === null) return null
  return isStricter(before, days) ? selectFirstDay(tx) : before.startsOn
}

const recordedOf = ({ days, startsOn }: Rule) => ({ days, startsOn })
