import { Alert, Flex } from 'antd'
import { useSelector } from 'react-redux'
import { useNavigate, useParams } from 'react-router-dom'
import { useDeleteTenantMutation, useEditTenantMutation, useGetTenantQuery, type Tenant } from '../../api/tenant'
import { selectUser } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { showMessage } from '../../shared/showMessage'
import { ErrorState } from '../../shared/states/ErrorState'
import { GonePage } from '../../shared/states/GonePage'
import { isNotThere } from '../../shared/states/isNotThere'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { DeleteTenant } from './detail/DeleteTenant'
import { EditTenant } from './detail/EditTenant'
import { TenantFacts } from './detail/TenantFacts'
import { TenantMoves } from './detail/TenantMoves'
import { TenantOrders } from './detail/TenantOrders'
import { TenantUsage } from './detail/TenantUsage'
import { tenantsText } from './messages'
import { LIST_PAGE } from './paths'
import { TenantStatusTag } from './TenantStatusTag'

const SKELETON_ROWS = 5
const ROW_HEIGHT = 56

export function TenantPage() {
  const { tenantId = '' } = useParams()
  if (!useCan('tenant_list')) return <NoPermission isPage permission="tenant_list" />
  // Another tenant starts afresh, without the messages of this one.
  return <LoadedTenant key={tenantId} tenantId={tenantId} />
}

function LoadedTenant({ tenantId }: { tenantId: string }) {
  // Super-admins have no socket: what is shown is read whenever the page is opened.
  const { data, error, refetch } = useGetTenantQuery({ tenantId }, { refetchOnMountOrArgChange: true })
  if (isNotThere(error)) {
    return <GonePage title={tenantsText('goneTitle')} to={LIST_PAGE} toText={tenantsText('toList')} />
  }
  if (data) return <ShownTenant tenant={data.data} onStale={() => void refetch()} />
  if (error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
}

interface ShownTenantProps {
  tenant: Tenant
  /** The server refused a change of this version: it has another one. */
  onStale: () => void
}

function ShownTenant({ tenant, onStale }: ShownTenantProps) {
  const { _id: tenantId, name, version } = tenant
  const navigate = useNavigate()
  const isSuperAdmin = useSelector(selectUser)?.userType === 'super-admin'
  const canUpdate = useCan('tenant_update')
  const canDelete = useCan('tenant_delete')
  const [editTenant, edit] = useEditTenantMutation()
  const [deleteTenant, deletion] = useDeleteTenantMutation()

  const moveTo = async (status: 'active' | 'suspended') => {
    const { error } = await editTenant({ tenantId, tenantEdit: { version, status } })
    if (error) onStale()
  }
  const remove = async () => {
    const { data } = await deleteTenant({ tenantId, body: { name } })
    if (!data) return
    showMessage({ type: 'success', text: tenantsText('deleted') })
    await navigate(LIST_PAGE, { replace: true })
  }

  return (
    <>
      <PageHeader
        title={name}
        mark={<TenantStatusTag status={tenant.status} />}
        detail={tenant.root?.email}
        actions={
          <>
            {isSuperAdmin && (
              <LinkButton to={`/dashboard/audit?tenantId=${tenantId}`}>{tenantsText('auditLog')}</LinkButton>
            )}
            {canUpdate && <EditTenant tenant={tenant} onStale={onStale} />}
            {canUpdate && (
              <TenantMoves tenant={tenant} isMoving={edit.isLoading} onMove={(status) => void moveTo(status)} />
            )}
            {canDelete && (
              <DeleteTenant
                tenant={tenant}
                isDeleting={deletion.isLoading}
                error={deletion.error?.message}
                onDelete={() => void remove()}
                onKeep={deletion.reset}
              />
            )}
          </>
        }
      />
      {edit.error && (
        <Alert
          type="error"
          showIcon
          title={edit.error.message}
          closable={{ onClose: edit.reset }}
          style={{ marginBottom: 16 }}
        />
      )}
      <Flex vertical gap={16} style={{ maxWidth: 960 }}>
        <TenantFacts tenant={tenant} />
        <TenantUsage usage={tenant.usage} />
        <TenantOrders orders={tenant.orders} />
      </Flex>
    </>
  )
}
