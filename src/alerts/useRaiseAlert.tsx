import { Suspense, useState, type ReactNode } from 'react'
import { useCan } from '../session/useCan'
import { lazyArea } from '../shared/lazyArea'
import type { AlertDraft } from './alertDraft'

const RaiseAlert = lazyArea(() => import('./RaiseAlert'), 'RaiseAlert')
const RaisedNotice = lazyArea(() => import('./RaisedNotice'), 'RaisedNotice')

interface RaiseAlertControl {
  /** Opens the form. Undefined if the user may not raise alerts. */
  raise: ((draft: AlertDraft) => void) | undefined
  /**
   * Raises the alert at once; it can be described afterwards. Opens the form for users who may not change alerts. Undefined
   * if the user may not raise alerts.
   */
  raiseAtOnce: ((draft: AlertDraft) => void) | undefined
  /** The form or the notice about the raised alert; render it. */
  dialog: ReactNode
}

interface Shown {
  draft: AlertDraft
  isForm: boolean
  /** Differs for each alert. */
  number: number
}

/** Raises alerts about what a page shows. */
export function useRaiseAlert(): RaiseAlertControl {
  const canRaise = useCan('alert_create')
  const canDescribe = useCan('alert_update')
  const [shown, setShown] = useState<Shown>()
  if (!canRaise) return { raise: undefined, raiseAtOnce: undefined, dialog: undefined }
  const show = (draft: AlertDraft, isForm: boolean) =>
    setShown((last) => ({ draft, isForm, number: (last?.number ?? 0) + 1 }))
  const raise = (draft: AlertDraft) => show(draft, true)
  const raiseAtOnce = (draft: AlertDraft) => show(draft, !canDescribe)
  const close = () => setShown(undefined)
  return {
    raise,
    raiseAtOnce,
    dialog: shown && (
      <Suspense fallback={null}>
        {shown.isForm ? (
          <RaiseAlert draft={shown.draft} onClose={close} />
        ) : (
          <RaisedNotice key={shown.number} draft={shown.draft} onClose={close} />
        )}
      </Suspense>
    ),
  }
}
