import { useState } from 'react'
import { Button } from 'antd'
import type { Tenant } from '../../../api/tenant'
import { ConfirmByName } from '../../../shared/forms/ConfirmByName'
import { tenantsText } from '../messages'

interface DeleteTenantProps {
  tenant: Tenant
  isDeleting: boolean
  error: string | undefined
  onDelete: () => void
  /** The question was taken back. */
  onKeep: () => void
}

/** Asks for the tenant's name before it is deleted. */
export function DeleteTenant({ tenant, isDeleting, error, onDelete, onKeep }: DeleteTenantProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button danger onClick={() => setAsking(true)}>
        {tenantsText('delete')}
      </Button>
      {isAsking && (
        <ConfirmByName
          title={tenantsText('deleteTitle')}
          warning={tenantsText('deleteWarning')}
          name={tenant.name}
          action={tenantsText('deleteAction')}
          isWorking={isDeleting}
          error={error}
          onConfirm={onDelete}
          onCancel={() => {
            setAsking(false)
            onKeep()
          }}
        />
      )}
    </>
  )
}
