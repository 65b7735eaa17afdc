import { Button } from 'antd'
import { useNavigate } from 'react-router-dom'
import { useDeleteTenantMutation, type Tenant } from '../../../api/tenant'
import { useConfirmDelete } from '../../../shared/forms/useConfirmDelete'
import { showMessage } from '../../../shared/showMessage'
import { tenantsText } from '../messages'
import { LIST_PAGE } from '../paths'

/** Deletes a tenant. */
export function DeleteTenant({ tenant: { _id: tenantId, name } }: { tenant: Tenant }) {
  const navigate = useNavigate()
  const [deleteTenant] = useDeleteTenantMutation()
  const { open, dialog } = useConfirmDelete({
    title: tenantsText('deleteTitle'),
    warning: tenantsText('deleteWarning'),
    name,
    action: tenantsText('deleteAction'),
    run: () => deleteTenant({ tenantId, body: { name } }),
    onDeleted: () => {
      showMessage({ type: 'success', text: tenantsText('deleted') })
      void navigate(LIST_PAGE, { replace: true })
    },
  })

  return (
    <>
      <Button danger onClick={open}>
        {tenantsText('delete')}
      </Button>
      {dialog}
    </>
  )
}
