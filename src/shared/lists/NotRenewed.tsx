import { Alert, Button } from 'antd'
import { sharedText } from '../sharedText'

interface NotRenewedProps {
  message: string | undefined
  onRetry: () => void
}

/** Above a list that could not be read again: what stands below is from before. */
export function NotRenewed({ message, onRetry }: NotRenewedProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title={sharedText('notRenewed', { message: message ?? '' })}
      action={
        <Button size="small" onClick={onRetry}>
          {sharedText('tryAgain')}
        </Button>
      }
      style={{ marginBottom: 12 }}
    />
  )
}
