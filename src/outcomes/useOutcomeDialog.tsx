import { Suspense, useState, type ReactNode } from 'react'
import type { Outcome } from '../api/outcome'
import { lazyArea } from '../shared/lazyArea'
import { useSearchUpdate } from '../shared/useSearchUpdate'
import type { OutcomeDraft } from './outcomeDraft'

const SaveOutcome = lazyArea(() => import('./SaveOutcome'), 'SaveOutcome')

interface OutcomeDialogControl {
  /** Opens the dialog. */
  ask: (draft: OutcomeDraft) => void
  /** The dialog; render it. */
  dialog: ReactNode
}

/**
 * The dialog that saves what a page shows as an outcome. The saved outcome opens.
 * @param closed parameters of the URL that the opened outcome replaces
 */
export function useOutcomeDialog(closed: readonly string[] = []): OutcomeDialogControl {
  const [draft, setDraft] = useState<OutcomeDraft>()
  const update = useSearchUpdate()
  const open = ({ _id }: Outcome) => {
    setDraft(undefined)
    update((now) => {
      for (const name of closed) now.delete(name)
      now.set('outcome', _id)
      return now
    })
  }
  return {
    ask: setDraft,
    dialog: draft && (
      <Suspense fallback={null}>
        <SaveOutcome draft={draft} onSaved={open} onClose={() => setDraft(undefined)} />
      </Suspense>
    ),
  }
}
