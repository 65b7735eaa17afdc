// Storage and stream minutes near the limit of the tenant's package. They are measured regularly while a rule asks for them.
import { formatBytes } from '../../platform/core/byteSize'
import type { Tx } from '../../platform/db/tenancy'
import { readUsageOf, type ResourceUsage } from '../../records/quota/usage'
import { deleteMarks, insertMark } from './checkSql'
import { eachRule } from './eachRule'
import { isInHours } from './hours'
import { raiseByRule, type RuleEvent } from './raise'
import type { Condition, RuleRow } from './row'
import { selectEnabledRules } from './sql'

const AGAIN_MS = 5 * 60_000

export const isLimit = (kind: RuleRow['kind']): boolean =>
  kind === 'storage_near_limit' || kind === 'minutes_near_limit'

/** An alert is raised once when the limit comes near, and again after the usage was below. */
export async function checkLimits(tenantId: string, tx: Tx): Promise<Date | undefined> {
  const rules = await selectEnabledRules(tenantId, tx, ['storage_near_limit', 'minutes_near_limit'], undefined)
  await eachRule(rules, async (rule) => {
    const event = await limitEvent(tenantId, tx, rule)
    if (!event) await deleteMarks(tenantId, tx, rule.id)
    else if (isInHours(rule.hours, new Date()) && (await insertMark(tenantId, tx, rule.id, markOf(rule)))) {
      await raiseByRule(tenantId, tx, rule, event)
    }
  })
  return rules.length > 0 ? new Date(Date.now() + AGAIN_MS) : undefined
}

/** Minutes are those of a month, which begins at 0. */
const markOf = ({ kind, percent }: RuleRow): string =>
  kind === 'minutes_near_limit' ? `${percent} ${new Date().toISOString().slice(0, 'YYYY-MM'.length)}` : `${percent}`

/** Undefined below the percentage of the rule, and without a package. */
export async function limitEvent(
  tenantId: string,
  tx: Tx,
  { kind, percent, missionId }: Pick<Condition, 'kind' | 'percent' | 'missionId'>,
): Promise<RuleEvent | undefined> {
  const resource = kind === 'storage_near_limit' ? 'storageBytes' : 'streamMinutes'
  const { used, limit } = await readUsageOf(tenantId, tx, resource)
  if (!limit || missionId === null || percent === null || used * 100 < limit * percent) return undefined
  return {
    subject: { id: 'limit', name: `${Math.floor((used * 100) / limit)} %` },
    facts: [amountText(resource, used, limit), `≥ ${percent} %`],
    alert: { missionId },
  }
}

const amountText = (resource: ResourceUsage['resource'], used: number, limit: number): string =>
  resource === 'storageBytes' ? `${formatBytes(used)} / ${formatBytes(limit)}` : `${used} min / ${limit} min`
