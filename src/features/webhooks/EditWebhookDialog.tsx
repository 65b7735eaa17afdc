import { isApiError } from '../../api/errors'
import { useEditWebhookMutation, type Webhook } from '../../api/webhook'
import { changesTo } from '../../shared/forms/changes'
import { EditDialog } from '../../shared/forms/EditDialog'
import { showMessage } from '../../shared/showMessage'
import { eventsText } from './events'
import { webhooksText } from './messages'
import { WebhookFields } from './WebhookFields'
import { sentOf, valuesOf, webhookLabels, type WebhookValues } from './webhookValues'

interface EditWebhookDialogProps {
  webhook: Webhook
  reload: () => Promise<Webhook | undefined>
  onClose: () => void
}

/** Dialog that edits a webhook. Mount it when it opens. */
export function EditWebhookDialog({ webhook, reload, onClose }: EditWebhookDialogProps) {
  const { _id: webhookId, name } = webhook
  const [edit, { isLoading }] = useEditWebhookMutation()
  return (
    <EditDialog<Webhook, WebhookValues>
      title={webhooksText('editTitle', { name })}
      formName="webhook"
      newest={webhook}
      valuesOf={valuesOf}
      labels={webhookLabels()}
      describe={(other, field) => (field === 'name' || field === 'address' ? other[field] : eventsText(other.events))}
      send={async (values, base) => {
        const changes = changesTo(sentOf(values), sentOf(valuesOf(base)))
        const { error } = await edit({ webhookId, webhookEdit: { version: base.version, ...changes } })
        return isApiError(error) ? { error } : {}
      }}
      reload={reload}
      isSaving={isLoading}
      onSaved={() => showMessage({ type: 'success', text: webhooksText('saved') })}
      onClose={onClose}
    >
      <WebhookFields />
    </EditDialog>
  )
}
