import { DisconnectOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { sharedText } from '../sharedText'
import { EmptyState } from './EmptyState'

interface ErrorStateProps {
  /** What the server or the network said. */
  message: string | undefined
  onRetry: () => void
  isPage?: boolean
}

/** In place of what could not be loaded: what happened, what is safe, what to do. */
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
