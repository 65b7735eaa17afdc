import { Button, Card, Form, Select } from 'antd'
import { SEVERITIES } from '../../../../alerts/alertStates'
import { SeverityTag } from '../../../../alerts/SeverityTag'
import { useEditAlertWebhookMutation, type AlertWebhook } from '../../../../api/alert-webhook'
import { MissionSelect } from '../../../../session/MissionSelect'
import { ProblemForm } from '../../../../shared/forms/ProblemForm'
import { useProblems } from '../../../../shared/forms/useProblems'
import { useVersionedEdit } from '../../../../shared/forms/useVersionedEdit'
import { popupParent } from '../../../../shared/popupParent'
import { sharedText } from '../../../../shared/sharedText'
import { showMessage } from '../../../../shared/showMessage'
import { KindField } from '../KindField'
import { MappingFields } from './MappingFields'
import { webhookText } from './messages'
import { TestDelivery } from './TestDelivery'
import { deliveryOf, mappingOf, valuesOf, webhookLabels, type WebhookValues } from './webhookValues'

const FORM_NAME = 'alert-webhook'

interface WebhookFormProps {
  stored: AlertWebhook
  /** JSON of a delivery, which is tested. */
  sample: string
  onSample: (sample: string) => void
  /** Fetches the latest state; undefined if that failed. */
  reload: () => Promise<AlertWebhook | undefined>
}

export function WebhookForm({ stored, sample, onSample, reload }: WebhookFormProps) {
  const [form] = Form.useForm<WebhookValues>()
  const [editWebhook, { isLoading }] = useEditAlertWebhookMutation()
  const labels = webhookLabels()
  const problems = useProblems<WebhookValues>(form, FORM_NAME, labels)
  const edit = useVersionedEdit<AlertWebhook, WebhookValues>({
    form,
    newest: stored,
    valuesOf,
    labels,
    send: async (values, { version }) => {
      const { kind, severity, missionId } = values
      const { data, error } = await editWebhook({
        alertWebhookEdit: {
          version,
          severity,
          kind: kind.trim(),
          mapping: mappingOf(values),
          missionId: missionId ?? '',
        },
      })
      return { error, ...(data && { saved: data.data }) }
    },
    reload,
  })

  const save = async () => {
    problems.clear()
    const { isDone, error } = await edit.save()
    if (error) problems.showServerError(error)
    if (isDone && edit.isDirty) showMessage({ type: 'success', text: webhookText('saved') })
  }

  return (
    <>
      <Card size="small" title={webhookText('setup')} className="alert-webhook-form">
        {edit.conflict}
        <ProblemForm<WebhookValues>
          formName={FORM_NAME}
          form={form}
          problems={problems}
          initialValues={valuesOf(edit.base)}
          onChange={edit.onChange}
          onSubmit={() => void save()}
        >
          <Form.Item
            name="missionId"
            label={labels.missionId}
            extra={webhookText('missionHelp')}
            rules={[{ required: true, message: webhookText('missionMissing') }]}
          >
            <MissionSelect stored={{ id: stored.missionId, name: stored.missionName }} />
          </Form.Item>
          <div className="alert-webhook-pair">
            <Form.Item
              name="kind"
              label={labels.kind}
              extra={webhookText('kindHelp')}
              rules={[{ required: true, whitespace: true, message: webhookText('kindMissing') }]}
            >
              <KindField />
            </Form.Item>
            <Form.Item name="severity" label={labels.severity} extra={webhookText('severityHelp')} required>
              <Select
                getPopupContainer={popupParent}
                options={SEVERITIES.map((value) => ({ value, label: <SeverityTag severity={value} /> }))}
              />
            </Form.Item>
          </div>
          <MappingFields sample={deliveryOf(sample)} />
          <Button type="primary" htmlType="submit" loading={isLoading}>
            {stored.missionId === null ? webhookText('create') : sharedText('saveChanges')}
          </Button>
        </ProblemForm>
        {edit.leaveDialog}
      </Card>
      <TestDelivery
        sample={sample}
        onSample={onSample}
        // What is typed is tested, before it is saved.
        readForm={() =>
          form.validateFields(['kind', 'severity', 'mapping'], { recursive: true }).then(
            () => form.getFieldsValue(true) as WebhookValues,
            () => undefined,
          )
        }
      />
    </>
  )
}
