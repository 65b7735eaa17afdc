import type { ReactNode } from 'react'
import { useConfirmDelete } from '../shared/forms/useConfirmDelete'
import { showMessage } from '../shared/showMessage'
import { personErasureText } from './messages'

const KEPT = ['keptAudit', 'keptEvidence', 'keptPilot', 'keptTexts', 'keptCopies'] as const

interface PersonErasureOptions {
  /** Of the person. */
  name: string
  /** Further facts, shown below what is kept. */
  facts?: ReactNode
  run: () => Promise<{ error?: { message?: string } }>
  onErased: () => void
}

/** Erases the personal data of somebody after a question that says what is kept, and why. */
export function usePersonErasure({ name, facts, run, onErased }: PersonErasureOptions) {
  return useConfirmDelete({
    title: personErasureText('title'),
    warning: personErasureText('warning', { name }),
    facts: (
      <>
        <p>{personErasureText('kept')}</p>
        <ul>
          {KEPT.map((key) => (
            <li key={key}>{personErasureText(key)}</li>
          ))}
        </ul>
        {facts}
      </>
    ),
    name,
    action: personErasureText('erase'),
    run,
    onDeleted: () => {
      onErased()
      showMessage({ type: 'success', text: personErasureText('started') })
    },
  })
}
