import { Alert, Flex } from 'antd'
import { useSelector } from 'react-redux'
import { useParams } from 'react-router-dom'
import { useEditTenantMutation, useGetTenantQuery, type Tenant } from '../../api/tenant'
import { selectUser } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { NotFoundPage } from '../../shared/states/NotFoundPage'
import { isNotFound } from '../../shared/states/isNotFound'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { DeleteTenant } from './detail/DeleteTenant'
import { EditTenant } from './detail/EditTenant'
import { TenantExports } from './detail/TenantExports'
import { TenantFacts } from './detail/TenantFacts'
import { TenantActions } from './detail/TenantActions'
import { TenantOrders } from './detail/TenantOrders'
import { TenantUsage } from './detail/TenantUsage'
import { EraseTenant } from './erasure/EraseTenant'
import { ExtendTerm } from './support/ExtendTerm'
import { SupportAccessCard } from './support/SupportAccessCard'
import { TenantInvoices } from './support/TenantInvoices'
import { TenantPeople } from './support/TenantPeople'
import { tenantsText } from './messages'
import { LIST_PAGE } from './paths'
import { TenantStatusTag } from './TenantStatusTag'

const SKELETON_ROWS = 5
const ROW_HEIGHT = 56

export function TenantPage() {
  const { tenantId = '' } = useParams()
  // A new key resets the messages for another tenant.
  return <LoadedTenant key={tenantId} tenantId={tenantId} />
}

function LoadedTenant({ tenantId }: { tenantId: string }) {
  // Super-admins have no socket, so the page refetches whenever it opens.
  const { data, error, refetch } = useGetTenantQuery({ tenantId }, { refetchOnMountOrArgChange: true })
  if (isNotFound(error)) {
    return <NotFoundPage title={tenantsText('notFoundTitle')} to={LIST_PAGE} toText={tenantsText('toList')} />
  }
  if (data) return <ShownTenant tenant={data.data} reload={async () => (await refetch()).data?.data} />
  if (error) return <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
  return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
}

interface ShownTenantProps {
  tenant: Tenant
  /** Fetches the latest state; undefined if that failed. */
  reload: () => Promise<Tenant | undefined>
}

function ShownTenant({ tenant, reload }: ShownTenantProps) {
  const { _id: tenantId, name, version } = tenant
  const isSuperAdmin = useSelector(selectUser)?.userType === 'super-admin'
  const canUpdate = useCan('tenant_update')
  const canDelete = useCan('tenant_delete')
  const [editTenant, edit] = useEditTenantMutation()

  const moveTo = async (status: 'active' | 'suspended') => {
    const { error } = await editTenant({ tenantId, tenantEdit: { version, status } })
    if (error) await reload()
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
            {canUpdate && <EditTenant tenant={tenant} reload={reload} />}
            {canUpdate && <ExtendTerm tenant={tenant} reload={reload} />}
            {canUpdate && (
              <TenantActions tenant={tenant} isMoving={edit.isLoading} onMove={(status) => void moveTo(status)} />
            )}
            {canDelete && <DeleteTenant tenant={tenant} />}
            {isSuperAdmin && <EraseTenant tenant={tenant} />}
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
        {isSuperAdmin && tenant.status === 'active' && <SupportAccessCard tenant={tenant} />}
        <TenantPeople tenantId={tenantId} canUpdate={canUpdate} />
        <TenantUsage usage={tenant.usage} />
        <TenantOrders orders={tenant.orders} />
        <TenantInvoices tenantId={tenantId} />
        {isSuperAdmin && <TenantExports tenantId={tenantId} />}
      </Flex>
    </>
  )
}
