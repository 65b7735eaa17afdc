import type { Alert, AlertOutcome, AlertSeverity, AlertState } from '../api/alert'
import { alertsText } from './messages'

/** The most severe first. */
export const SEVERITIES: AlertSeverity[] = ['critical', 'high', 'medium', 'low', 'info']
export const OPEN_STATES: AlertState[] = ['new', 'acknowledged', 'in_progress', 'on_hold']
export const OUTCOMES: AlertOutcome[] = ['true_positive', 'false_positive', 'benign', 'duplicate', 'test']

export const isOverdue = ({ dueAt, state }: Alert, now: number): boolean =>
  dueAt !== null && state !== 'closed' && Date.parse(dueAt) < now

/** The action that leads to a state. */
export function actionText(from: AlertState, to: AlertState): string {
  if (from === 'closed') return alertsText('reopen')
  if (to === 'acknowledged') return alertsText('acknowledge')
  if (to === 'on_hold') return alertsText('hold')
  if (to === 'closed') return alertsText('close')
  return alertsText(from === 'on_hold' ? 'resume' : 'start')
}
