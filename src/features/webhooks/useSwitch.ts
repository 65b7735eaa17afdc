import { useEditWebhookMutation, type Webhook } from '../../api/webhook'
import { showMessage } from '../../shared/showMessage'
import { webhooksText } from './messages'

/** Switches a webhook on and off, and says so. */
export function useSwitch({ _id: webhookId, version }: Webhook): {
  turn: (enabled: boolean) => Promise<void>
  isTurning: boolean
} {
  const [edit, { isLoading }] = useEditWebhookMutation()
  const turn = async (enabled: boolean) => {
    const { error } = await edit({ webhookId, webhookEdit: { version, enabled } })
    if (error) showMessage({ type: 'error', text: error.message ?? '' })
    else showMessage({ type: 'success', text: webhooksText(enabled ? 'switchedOn' : 'switchedOff') })
  }
  return { turn, isTurning: isLoading }
}
