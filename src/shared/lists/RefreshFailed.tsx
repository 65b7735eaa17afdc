import { Alert, Button } from 'antd'
import { sharedText } from '../sharedText'

interface RefreshFailedProps {
  message: string | undefined
  onRetry: () => void
}

/** Warning above data that could not be refreshed. */
export function RefreshFailed({ message, onRetry }: RefreshFailedProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title={sharedText('refreshFailed', { message: message ?? '' })}
      action={
        <Button size="small" onClick={onRetry}>
          {sharedText('tryAgain')}
        </Button>
      }
      style={{ marginBottom: 12 }}
    />
  )
}
