import { DisconnectOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { sharedText } from '../sharedText'
import { EmptyState } from './EmptyState'

interface ErrorStateProps {
  /** Error message of the call. */
  message: string | undefined
  onRetry: () => void
  isPage?: boolean
}

/** Shown if content could not be loaded: the reason and a retry. */
export function ErrorState({ message, onRetry, isPage }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        isPage={isPage}
        icon={<DisconnectOutlined />}
        title={message ?? sharedText('notLoaded')}
        help={sharedText('notLoadedHelp')}
        action={<Button onClick={onRetry}>{sharedText('tryAgain')}</Button>}
      />
    </div>
  )
}
