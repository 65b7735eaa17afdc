import { ENGLISH } from '../../../language/translator'
import { render } from '../../platform/core/messages'
import type { Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import { raiseAlert } from '../alert/public'
import { alertRuleText } from './messages'
import { MOST_ALERTS, recordRaised } from './raisedSql'
import type { RuleRow } from './row'

type NewAlert = Parameters<typeof raiseAlert>[2]

/** What a rule raises an alert about. */
export interface RuleEvent {
  /** Alerts of a rule about the same subject count as repeats. */
  subject: { id: string; name: string }
  /** Names and values, without words, because the people of a tenant read different languages. */
  facts: readonly (string | null)[]
  alert: Omit<NewAlert, 'title' | 'kind' | 'severity' | 'source' | 'dedupeKey'>
}

const TITLE_LENGTH = 200
const TEXT_LENGTH = 2000

/**
 * Raises the alert of a rule. A rule that raises too many is paused, which its last alert says, and raises no more.
 * @param rule its `pausedAt` is set when it is paused
 */
export async function raiseByRule(tenantId: string, tx: Tx, rule: RuleRow, event: RuleEvent): Promise<void> {
  if (rule.pausedAt) return
  const raised: NewAlert = {
    ...event.alert,
    title: titleOf(rule.name, event),
    kind: rule.alertKind,
    description: descriptionOf(event),
    severity: rule.severity,
    source: 'rule',
    ...(rule.repeatMinutes !== null && { repeatMinutes: rule.repeatMinutes }),
    dedupeKey: `rule/${rule.id}/${event.subject.id}`,
  }
  const { isRepeat } = await raiseAlert(tenantId, tx, raised, null)
  if (!(await recordRaised(tenantId, tx, rule.id, isRepeat))) return
  rule.pausedAt = new Date()
  await recordChanged(tenantId, tx, 'AlertRule', rule.id)
  await raiseAlert(tenantId, tx, pauseNotice(rule, event), null)
}

/** The alert that says that a rule is paused. Nobody asks for it, so that it is in English. */
function pauseNotice({ id, name, alertKind, severity }: RuleRow, { alert }: RuleEvent): NewAlert {
  return {
    missionId: alert.missionId,
    title: render(alertRuleText('pausedTitle', { name }), ENGLISH).slice(0, TITLE_LENGTH),
    description: render(alertRuleText('pausedDescription', { count: MOST_ALERTS }), ENGLISH),
    kind: alertKind,
    severity,
    source: 'rule',
    dedupeKey: `rule/${id}/paused`,
  }
}

export const titleOf = (name: string, { subject }: RuleEvent): string =>
  `${name}: ${subject.name}`.slice(0, TITLE_LENGTH)

export const descriptionOf = ({ facts }: RuleEvent): string =>
  facts
    .filter((fact) => fact !== null && fact !== '')
    .join(' · ')
    .slice(0, TEXT_LENGTH)
