import { Button } from 'antd'
import { CloseOutlined } from '@ant-design/icons'
import { guestText } from './guestText'

/** A failed attempt in the server's words, to be closed. antd's own alert would cost the login 3 KB. */
export function ErrorAlert({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <div className="guest-alert" role="alert">
      <span>{message}</span>
      <Button type="text" size="small" icon={<CloseOutlined />} aria-label={guestText('close')} onClick={onClose} />
    </div>
  )
}
