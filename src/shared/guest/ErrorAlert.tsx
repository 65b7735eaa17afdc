import { Button } from 'antd'
import { CloseOutlined } from '@ant-design/icons'
import { guestText } from './guestText'

/** Closable error alert. antd's alert would add 3 KB to the login page. */
export function ErrorAlert({ message, onClose }: { message: string; onClose: () => void }) {
  return (
    <div className="guest-alert" role="alert">
      <span>{message}</span>
      <Button type="text" size="small" icon={<CloseOutlined />} aria-label={guestText('close')} onClick={onClose} />
    </div>
  )
}
