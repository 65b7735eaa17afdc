import { useState } from 'react'
import {
  useUpdateAlertMutation,
  type Alert,
  type AlertEdit,
  type AlertOutcome,
  type AlertState,
} from '../../../api/alert'
import { editorText } from '../../../api/editorText'
import { showMessage } from '../../../shared/showMessage'

type Change = Omit<AlertEdit, 'version'>

/** Why a change was refused, and who changed the alert meanwhile if that is the reason. */
export interface Refusal {
  message: string
  detail?: string | undefined
}

interface DecisionOptions {
  canUpdate: boolean
  /** Finds the version of an alert that is shown now. */
  current: (alert: Alert) => Alert
  /** Reads the alerts again after a change that was refused, for example because someone else changed the alert. */
  onRefused: () => void
}

interface Decisions {
  /** The alert whose outcome is asked for. */
  closing: Alert | undefined
  /** Why it could not be closed. */
  problem: Refusal | undefined
  /** Moves an alert to a state; nothing if it cannot be moved there. */
  decide: (alert: Alert, to: AlertState) => void
  edit: (alert: Alert, change: Change) => Promise<void>
  /** Asks again, with what was typed, when it is refused. */
  close: (outcome: AlertOutcome, reason: string) => Promise<void>
  cancelClosing: () => void
}

/** Decisions about single alerts. The alert stays open after a decision, so that the next key acts on it as well. */
export function useDecisions({ canUpdate, current, onRefused }: DecisionOptions): Decisions {
  const [update] = useUpdateAlertMutation()
  const [closing, setClosing] = useState<Alert>()
  const [problem, setProblem] = useState<Refusal>()
  /** @returns why it was refused */
  const change = async (alert: Alert, fields: Change): Promise<Refusal | undefined> => {
    const { _id: alertId, version } = current(alert)
    const { error } = await update({ alertId, alertEdit: { version, ...fields } })
    if (!error) return undefined
    onRefused()
    return { message: error.message ?? '', detail: editorText(error) }
  }
  const edit = async (alert: Alert, fields: Change) => {
    const refusal = await change(alert, fields)
    if (refusal) showMessage({ type: 'error', text: refusal.message, detail: refusal.detail })
  }
  const stopClosing = () => {
    setClosing(undefined)
    setProblem(undefined)
  }
  return {
    closing,
    problem,
    edit,
    decide: (alert, to) => {
      if (!canUpdate || !alert.nextStates.includes(to)) return
      if (to === 'closed') setClosing(alert)
      else void edit(alert, { state: to })
    },
    close: async (outcome, reason) => {
      if (!closing) return
      const refusal = await change(closing, { state: 'closed', outcome, reason })
      if (refusal) setProblem(refusal)
      else stopClosing()
    },
    cancelClosing: stopClosing,
  }
}
