import { useState } from 'react'
import { Button, Modal } from 'antd'
import type { Tenant } from '../../../api/tenant'
import { tenantsText } from '../messages'

interface TenantMovesProps {
  tenant: Tenant
  isMoving: boolean
  onMove: (status: 'active' | 'suspended') => void
}

/** A button for each move the server allows now; suspending asks first, because people are thrown out by it. */
export function TenantMoves({ tenant, isMoving, onMove }: TenantMovesProps) {
  const [isAsking, setAsking] = useState(false)
  const { name, status, nextStatuses } = tenant
  return (
    <>
      {nextStatuses.includes('active') && (
        <Button loading={isMoving} onClick={() => onMove('active')}>
          {tenantsText(status === 'pending' ? 'activate' : 'resume')}
        </Button>
      )}
      {nextStatuses.includes('suspended') && (
        <Button loading={isMoving} onClick={() => setAsking(true)}>
          {tenantsText('suspend')}
        </Button>
      )}
      {isAsking && (
        <Modal
          open
          title={tenantsText('suspendTitle', { name })}
          okText={tenantsText('suspend')}
          okButtonProps={{ danger: true }}
          cancelText={tenantsText('goBack')}
          onOk={() => {
            setAsking(false)
            onMove('suspended')
          }}
          onCancel={() => setAsking(false)}
        >
          {tenantsText('suspendBody')}
        </Modal>
      )}
    </>
  )
}
