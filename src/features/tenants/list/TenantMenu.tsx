import { useState } from 'react'
import { isApiError } from '../../../api/errors'
import { useEditTenantMutation, type TenantRow } from '../../../api/tenant'
import { RowMenu } from '../../../shared/lists/RowMenu'
import { showMessage } from '../../../shared/showMessage'
import { ConfirmSuspend } from '../detail/ConfirmSuspend'
import { tenantsText } from '../messages'

/** Changes of status of a tenant in the list. */
export function TenantMenu({ tenant }: { tenant: TenantRow }) {
  const { _id: tenantId, name, version, status, nextStatuses } = tenant
  const [isAsking, setAsking] = useState(false)
  const [editTenant] = useEditTenantMutation()

  const moveTo = async (next: 'active' | 'suspended') => {
    setAsking(false)
    const { data, error } = await editTenant({ tenantId, tenantEdit: { version, status: next } })
    if (data)
      showMessage({ type: 'success', text: tenantsText(next === 'active' ? 'nowActive' : 'nowSuspended', { name }) })
    else if (isApiError(error)) showMessage({ type: 'error', text: error.message })
  }

  const activate = tenantsText(status === 'pending' ? 'activate' : 'resume')
  const items = [
    ...(nextStatuses.includes('active')
      ? [{ key: 'active', label: activate, onClick: () => void moveTo('active') }]
      : []),
    ...(nextStatuses.includes('suspended')
      ? [{ key: 'suspend', label: tenantsText('suspend'), danger: true, onClick: () => setAsking(true) }]
      : []),
  ]
  return (
    <>
      <RowMenu name={name} items={items} />
      {isAsking && (
        <ConfirmSuspend name={name} onConfirm={() => void moveTo('suspended')} onCancel={() => setAsking(false)} />
      )}
    </>
  )
}
