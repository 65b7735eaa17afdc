import { Modal } from 'antd'
import { useLogoutMutation } from '../../api/auth'
import { accountText } from './messages'

const WIDTH = 380

export function LogoutDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [logout, { isLoading }] = useLogoutMutation()
  return (
    <Modal
      open={isOpen}
      width={WIDTH}
      centered
      title={accountText('logoutTitle')}
      okText={accountText('yes')}
      cancelText={accountText('no')}
      confirmLoading={isLoading}
      closable={false}
      onOk={() => void logout()}
      onCancel={onClose}
    />
  )
}
