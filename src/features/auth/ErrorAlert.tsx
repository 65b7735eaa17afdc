import { Alert } from 'antd'

/** A failed attempt in the server's words, to be closed. */
export function ErrorAlert({ message, onClose }: { message: string; onClose: () => void }) {
  return <Alert className="guest-alert" type="error" showIcon title={message} closable={{ onClose }} />
}
