import { useEditShareMutation, type Share } from '../../api/share'
import { isApiError } from '../../api/errors'
import { showMessage } from '../../shared/showMessage'
import { linksText } from './messages'

/** Makes the user the author of a link whose author has left. */
export function useTakeOver({ _id: shareId, version }: Pick<Share, '_id' | 'version'>): {
  takeOver: () => Promise<void>
  isTakingOver: boolean
} {
  const [edit, { isLoading }] = useEditShareMutation()
  const takeOver = async () => {
    const { data, error } = await edit({ shareId, shareChanges: { version, takesOver: true } })
    if (data) showMessage({ type: 'success', text: linksText('takenOver') })
    else if (isApiError(error)) showMessage({ type: 'error', text: error.message })
  }
  return { takeOver, isTakingOver: isLoading }
}
