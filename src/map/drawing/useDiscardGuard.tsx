import { useState, type ReactNode } from 'react'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { DiscardDrawingDialog } from './DiscardDrawingDialog'

interface DiscardGuard {
  /** Calls `proceed` at once, or after a confirmation when a shape would be discarded. */
  confirmDiscard: (discardsShape: boolean, proceed: () => void) => void
  /** Render it. */
  dialog: ReactNode
}

/** Confirms before an unfinished drawing is discarded by another tool or, while `isUnsaved`, by leaving the page. */
export function useDiscardGuard(isUnsaved: boolean): DiscardGuard {
  const [pending, setPending] = useState<(() => void) | null>(null)
  const leaving = useUnsavedGuard(isUnsaved)
  const dialog = pending && (
    <DiscardDrawingDialog
      onDiscard={() => {
        setPending(null)
        pending()
      }}
      onKeep={() => setPending(null)}
    />
  )
  return {
    confirmDiscard: (discardsShape, proceed) => {
      if (discardsShape) setPending(() => proceed)
      else proceed()
    },
    dialog: dialog ?? leaving.leaveDialog,
  }
}
