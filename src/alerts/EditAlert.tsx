import { Checkbox, Form } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { useGetAlertQuery, useUpdateAlertMutation, type Alert, type AlertSeverity } from '../api/alert'
import { changesTo } from '../shared/forms/changes'
import { DateTimeField } from '../shared/forms/DateTimeField'
import { EditDialog } from '../shared/forms/EditDialog'
import { absoluteTime } from '../shared/time/timeText'
import { AlertFields } from './AlertFields'
import { alertsText } from './messages'

interface Values {
  title: string
  kind: string
  severity: AlertSeverity
  description: string
  dueAt: Dayjs | null
  clientVisible: boolean
}

const valuesOf = ({ title, kind, severity, description, dueAt, clientVisible }: Alert): Values => ({
  title,
  kind,
  severity,
  description,
  dueAt: dueAt === null ? null : dayjs(dueAt),
  clientVisible,
})

/** Dialog that edits what is known about an alert. Mount it when it opens. */
export function EditAlert({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const { _id: alertId } = alert
  const { data, refetch } = useGetAlertQuery({ alertId })
  const [update, { isLoading }] = useUpdateAlertMutation()
  // The caller may know a newer version than the cache.
  const known = data?.data
  const newest = known && known.version > alert.version ? known : alert

  const send = (values: Values, base: Alert) => {
    const { dueAt, ...changes } = changesTo(values, valuesOf(base))
    return update({
      alertId,
      alertEdit: {
        version: base.version,
        ...changes,
        ...(dueAt !== undefined && { dueAt: dueAt?.toISOString() ?? null }),
      },
    })
  }
  return (
    <EditDialog<Alert, Values>
      title={alertsText('editTitle', { title: alert.title })}
      formName="edit-alert"
      newest={newest}
      valuesOf={valuesOf}
      labels={{
        title: alertsText('title'),
        kind: alertsText('kind'),
        severity: alertsText('severity'),
        description: alertsText('description'),
        dueAt: alertsText('due'),
        clientVisible: alertsText('clientVisible'),
      }}
      describe={describe}
      send={send}
      reload={async () => (await refetch()).data?.data}
      isSaving={isLoading}
      onClose={onClose}
    >
      <AlertFields />
      <Form.Item name="dueAt" label={alertsText('due')} extra={alertsText('dueHelp')}>
        <DateTimeField />
      </Form.Item>
      <Form.Item name="clientVisible" valuePropName="checked" extra={alertsText('clientVisibleHelp')}>
        <Checkbox>{alertsText('clientVisible')}</Checkbox>
      </Form.Item>
    </EditDialog>
  )
}

/** A value of the newer version, as the person sees it in the form. */
function describe(alert: Alert, field: keyof Values): string {
  if (field === 'severity') return alertsText(alert.severity)
  if (field === 'dueAt') return alert.dueAt === null ? alertsText('noDue') : absoluteTime(alert.dueAt)
  if (field === 'clientVisible') return alertsText(alert.clientVisible ? 'yes' : 'no')
  return alert[field]
}
