import { isApiError } from '../../api/errors'
import { useCreateWebhookMutation } from '../../api/webhook'
import { FormDialog } from '../../shared/forms/FormDialog'
import { webhooksText } from './messages'
import { WebhookFields } from './WebhookFields'
import { EMPTY, sentOf, webhookLabels, type WebhookValues } from './webhookValues'

/** A secret that is shown once. */
export interface ShownSecret {
  name: string
  secret: string
}

interface NewWebhookDialogProps {
  onCreated: (created: ShownSecret) => void
  onClose: () => void
}

/** Dialog that creates a webhook. Mount it when it opens. */
export function NewWebhookDialog({ onCreated, onClose }: NewWebhookDialogProps) {
  const [create] = useCreateWebhookMutation()
  const send = async (values: WebhookValues) => {
    const { data, error } = await create({ newWebhook: sentOf(values) })
    return {
      data: data && { name: data.data.webhook.name, secret: data.data.secret },
      ...(isApiError(error) && { error }),
    }
  }
  return (
    <FormDialog<WebhookValues, ShownSecret>
      title={webhooksText('createTitle')}
      okText={webhooksText('create')}
      formName="webhook"
      labels={webhookLabels()}
      initialValues={EMPTY}
      send={send}
      onDone={onCreated}
      onClose={onClose}
    >
      <WebhookFields />
    </FormDialog>
  )
}
