import { useState, type ReactNode } from 'react'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { DiscardDrawingDialog } from './DiscardDrawingDialog'

interface DiscardGuard {
  /** Calls `proceed` immediately, or after confirmation if a shape would be discarded. */
  confirmDiscard: (discardsShape: boolean, proceed: () => void) => void
  /** The dialog to render. */
  dialog: ReactNode
}

/**
 * Asks for confirmation before another tool discards an unfinished drawing or, while `isUnsaved`, before the user leaves the
 * page.
 */
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
