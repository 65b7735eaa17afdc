import { Button } from 'antd'
import { ErrorAlert } from '../../shared/guest/ErrorAlert'
import { GuestFrame } from '../../shared/guest/GuestFrame'
import { visitText } from './messages'

interface ConfirmFormProps {
  isSending: boolean
  /** Why the link could not be opened. */
  problem: string | undefined
  onOpen: () => void
  onDismiss: () => void
}

/** Asks a person to open a link with a limit of visits, and tells nothing else about it. */
export function ConfirmForm({ isSending, problem, onOpen, onDismiss }: ConfirmFormProps) {
  return (
    <GuestFrame page={visitText('confirmPage')}>
      <h1>{visitText('confirmTitle')}</h1>
      <p>{visitText('confirmHelp')}</p>
      {problem !== undefined && <ErrorAlert message={problem} onClose={onDismiss} />}
      <Button type="primary" size="large" block loading={isSending} onClick={onOpen}>
        {visitText('open')}
      </Button>
    </GuestFrame>
  )
}
