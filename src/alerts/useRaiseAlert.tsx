import { Suspense, useState, type ReactNode } from 'react'
import { useCan } from '../session/useCan'
import { lazyArea } from '../shared/lazyArea'
import type { AlertDraft } from './alertDraft'

const RaiseAlert = lazyArea(() => import('./RaiseAlert'), 'RaiseAlert')

interface RaiseAlertControl {
  /** Opens the dialog. Undefined if the user may not raise alerts. */
  raise: ((draft: AlertDraft) => void) | undefined
  /** The dialog; render it. */
  dialog: ReactNode
}

/** The dialog that raises an alert about what a page shows. */
export function useRaiseAlert(): RaiseAlertControl {
  const canRaise = useCan('alert_create')
  const [draft, setDraft] = useState<AlertDraft>()
  return {
    raise: canRaise ? setDraft : undefined,
    dialog: draft && (
      <Suspense fallback={null}>
        <RaiseAlert draft={draft} onClose={() => setDraft(undefined)} />
      </Suspense>
    ),
  }
}
