import { useState } from 'react'
import { Button } from 'antd'
import type { Tenant } from '../../../api/tenant'
import { tenantsText } from '../messages'
import { ConfirmSuspend } from './ConfirmSuspend'

interface TenantActionsProps {
  tenant: Tenant
  isMoving: boolean
  onMove: (status: 'active' | 'suspended') => void
}

/** Buttons for the allowed status changes. Suspending asks first, because it signs out all users. */
export function TenantActions({ tenant, isMoving, onMove }: TenantActionsProps) {
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
        <ConfirmSuspend
          name={name}
          onConfirm={() => {
            setAsking(false)
            onMove('suspended')
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
