import type { Tx } from '../../db/tenancy'
import { raiseAlert } from '../alert/service'
import type { RuleRow } from './row'

type NewAlert = Parameters<typeof raiseAlert>[2]

const TITLE_LENGTH = 200
const TEXT_LENGTH = 2000

/**
 * Raises the alert of a rule.
 * @param subject what the alert is about; alerts of a rule about the same subject count as repeats
 * @param facts names and values, without words, because the people of a tenant read different languages
 */
export async function raiseByRule(
  tenantId: string,
  tx: Tx,
  rule: RuleRow,
  subject: { id: string; name: string },
  facts: readonly (string | null)[],
  alert: Omit<NewAlert, 'title' | 'kind' | 'severity' | 'source' | 'dedupeKey'>,
): Promise<void> {
  const raised: NewAlert = {
    ...alert,
    title: `${rule.name}: ${subject.name}`.slice(0, TITLE_LENGTH),
    kind: rule.alertKind,
    description: facts
      .filter((fact) => fact !== null && fact !== '')
      .join(' · ')
      .slice(0, TEXT_LENGTH),
    severity: rule.severity,
    source: 'rule',
    ...(rule.repeatMinutes !== null && { repeatMinutes: rule.repeatMinutes }),
    dedupeKey: `rule/${rule.id}/${subject.id}`,
  }
  await raiseAlert(tenantId, tx, raised, null)
}
