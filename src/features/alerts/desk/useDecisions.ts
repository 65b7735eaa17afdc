import { useState } from 'react'
import {
  useUpdateAlertMutation,
  type Alert,
  type AlertEdit,
  type AlertOutcome,
  type AlertState,
} from '../../../api/alert'

type Change = Omit<AlertEdit, 'version'>

interface DecisionOptions {
  /** The queue. */
  items: readonly Alert[]
  canUpdate: boolean
  /** Shows the alert that follows a decision. */
  onNext: (alertId: string) => void
}

interface Decisions {
  /** The alert whose outcome is asked for. */
  closing: Alert | undefined
  /** Moves an alert to a state; nothing if it cannot be moved there. */
  decide: (alert: Alert, to: AlertState) => void
  edit: (alert: Alert, change: Change) => Promise<void>
  close: (outcome: AlertOutcome, reason: string) => void
  cancelClosing: () => void
}

/** Decisions about single alerts. */
export function useDecisions({ items, canUpdate, onNext }: DecisionOptions): Decisions {
  const [update] = useUpdateAlertMutation()
  const [closing, setClosing] = useState<Alert>()
  const edit = async (alert: Alert, change: Change) => {
    const at = items.findIndex(({ _id }) => _id === alert._id)
    const { error } = await update({ alertId: alert._id, alertEdit: { version: alert.version, ...change } })
    const next = items[at + 1] ?? items[at - 1]
    const isDecision = change.state !== undefined || change.snoozedUntil !== undefined
    if (!error && isDecision && at >= 0 && next) onNext(next._id)
  }
  return {
    closing,
    edit,
    decide: (alert, to) => {
      if (!canUpdate || !alert.nextStates.includes(to)) return
      if (to === 'closed') setClosing(alert)
      else void edit(alert, { state: to })
    },
    close: (outcome, reason) => {
      setClosing(undefined)
      if (closing) void edit(closing, { state: 'closed', outcome, reason })
    },
    cancelClosing: () => setClosing(undefined),
  }
}
