import type { Tx } from '../../db/tenancy'
import { raiseAlert } from '../alert/service'
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

/** Raises the alert of a rule. */
export async function raiseByRule(tenantId: string, tx: Tx, rule: RuleRow, event: RuleEvent): Promise<void> {
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
  await raiseAlert(tenantId, tx, raised, null)
}

export const titleOf = (name: string, { subject }: RuleEvent): string =>
  `${name}: ${subject.name}`.slice(0, TITLE_LENGTH)

export const descriptionOf = ({ facts }: RuleEvent): string =>
  facts
    .filter((fact) => fact !== null && fact !== '')
    .join(' · ')
    .slice(0, TEXT_LENGTH)
