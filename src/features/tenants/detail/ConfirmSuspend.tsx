import { Modal } from 'antd'
import { tenantsText } from '../messages'

interface ConfirmSuspendProps {
  /** Name of the tenant. */
  name: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before a tenant is suspended, because that signs out all its users. Render it only while it is open. */
export function ConfirmSuspend({ name, onConfirm, onCancel }: ConfirmSuspendProps) {
  return (
    <Modal
      open
      title={tenantsText('suspendTitle', { name })}
      okText={tenantsText('suspend')}
      okButtonProps={{ danger: true }}
      cancelText={tenantsText('goBack')}
      onOk={onConfirm}
      onCancel={onCancel}
    >
      {tenantsText('suspendBody')}
    </Modal>
  )
}
