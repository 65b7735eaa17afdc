import { useState, type ReactNode } from 'react'
import { Checkbox } from 'antd'
import { useConfirmDelete } from '../shared/forms/useConfirmDelete'
import { showMessage } from '../shared/showMessage'
import { personErasureText } from './messages'

const KEPT = ['keptAudit', 'keptEvidence', 'keptTexts', 'keptCopies'] as const
const KEPT_OF_STAFF = ['keptPilot', 'keptNotifications'] as const

interface PersonErasureOptions {
  /** Of the person. */
  name: string
  /** Further facts, shown below what is kept. */
  facts?: ReactNode
  /** Only the organisation's own people are pilots. */
  mayBePilot: boolean
  run: (choice: { erasesPilot: boolean }) => Promise<{ error?: { message?: string } }>
  onErased: () => void
}

/** Erases the personal data of somebody after a question that says what is kept, and why. */
export function usePersonErasure({ name, facts, mayBePilot, run, onErased }: PersonErasureOptions) {
  const [erasesPilot, setErasesPilot] = useState(false)
  return useConfirmDelete({
    title: personErasureText('title'),
    warning: personErasureText('warning', { name }),
    facts: (
      <>
        <p>{personErasureText('kept')}</p>
        <ul>
          {[...KEPT, ...(mayBePilot ? KEPT_OF_STAFF : [])].map((key) => (
            <li key={key}>{personErasureText(key)}</li>
          ))}
        </ul>
        {mayBePilot && (
          <Checkbox checked={erasesPilot} onChange={({ target }) => setErasesPilot(target.checked)}>
            {personErasureText('erasesPilot')}
          </Checkbox>
        )}
        {facts}
      </>
    ),
    name,
    action: personErasureText('erase'),
    run: () => run({ erasesPilot }),
    onDeleted: () => {
      onErased()
      showMessage({ type: 'success', text: personErasureText('started') })
    },
  })
}
