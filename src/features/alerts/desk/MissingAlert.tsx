import { AlertOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { alertsText } from '../../../alerts/messages'
import { useRestoreAlertsMutation } from '../../../api/alert'
import { useCan } from '../../../session/useCan'
import { ErrorState } from '../../../shared/states/ErrorState'
import { isNotFound } from '../../../shared/states/isNotFound'
import { MissingRecord } from '../../../shared/states/MissingRecord'
import { deskText } from './messages'

interface MissingAlertProps {
  alertId: string
  /** Why the alert could not be read. */
  error: { message?: string }
  onBack: () => void
  onRetry: () => void
}

/** Instead of an alert that the address names: it is in the trash, its mission is, or it does not exist. */
export function MissingAlert({ alertId, error, onBack, onRetry }: MissingAlertProps) {
  const canRestore = useCan('alert_delete')
  const [restore] = useRestoreAlertsMutation()
  if (!isNotFound(error)) return <ErrorState message={error.message} onRetry={onRetry} />
  return (
    <MissingRecord
      error={error}
      record="alert"
      icon={<AlertOutlined />}
      title={deskText('notFound')}
      help={deskText('notFoundHelp')}
      back={<Button onClick={onBack}>{alertsText('back')}</Button>}
      onRestore={canRestore ? () => restore({ alertSelection: { alertIds: [alertId] } }) : undefined}
      onRestored={onRetry}
    />
  )
}
