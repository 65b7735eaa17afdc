import type { ReactNode } from 'react'
import { useRevokeShareMutation, type Share } from '../../api/share'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { showMessage } from '../../shared/showMessage'
import { sharesText } from '../../shares/messages'

/** Revokes a link after a question. */
export function useRevoke({ _id: shareId, name }: Pick<Share, '_id' | 'name'>): {
  open: () => void
  dialog: ReactNode
} {
  const [revoke] = useRevokeShareMutation()
  return useConfirmDelete({
    title: sharesText('revokeTitle', { name }),
    warning: sharesText('revokeWarning'),
    action: sharesText('revokeAction'),
    run: () => revoke({ shareId }),
    onDeleted: () => showMessage({ type: 'success', text: sharesText('revoked') }),
  })
}
