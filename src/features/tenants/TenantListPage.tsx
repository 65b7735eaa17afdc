import { ApartmentOutlined, DownloadOutlined, PlusOutlined, SearchOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useSelector } from 'react-redux'
import { downloadHref } from '../../api/download'
import { useListTenantsQuery } from '../../api/tenant'
import { selectUser } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { CardList } from '../../shared/lists/CardList'
import { ListPager } from '../../shared/lists/ListPager'
import { NotRenewed } from '../../shared/lists/NotRenewed'
import { useAddressView } from '../../shared/lists/useAddressView'
import { PageHeader } from '../../shared/PageHeader'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { useIsPhone } from '../../shared/useIsPhone'
import { filtersOf, isFiltered, readView, writeView } from './list/listView'
import { TenantFilters } from './list/TenantFilters'
import { TenantStats } from './list/TenantStats'
import { TenantTable } from './list/TenantTable'
import { tenantsText } from './messages'
import { CREATE_PAGE, tenantPath } from './paths'
import { TenantStatusTag } from './TenantStatusTag'

const SKELETON_ROWS = 8
const ROW_HEIGHT = 56
/** Super-admins have no socket: a list older than this is read again when they come back to it. */
const FRESH_SECONDS = 30

export function TenantListPage() {
  return useCan('tenant_list') ? <TenantList /> : <NoPermission isPage permission="tenant_list" />
}

function TenantList() {
  const [view, change] = useAddressView(readView, writeView)
  const isPhone = useIsPhone()
  const canCreate = useCan('tenant_create')
  const isSuperAdmin = useSelector(selectUser)?.userType === 'super-admin'
  const { sort, page, pageSize } = view
  const { data, currentData, error, refetch } = useListTenantsQuery(
    { ...filtersOf(view), sort, page, pageSize },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  )
  const createLink = canCreate && (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={CREATE_PAGE}>
      {tenantsText('newTenant')}
    </LinkButton>
  )

  return (
    <>
      <PageHeader
        title={tenantsText('tenants')}
        actions={
          <>
            {isSuperAdmin && (
              <>
                <LinkButton to="/dashboard/admin/mail/list">{tenantsText('mail')}</LinkButton>
                <LinkButton to="/dashboard/audit">{tenantsText('auditLog')}</LinkButton>
              </>
            )}
            <Button
              icon={<DownloadOutlined aria-hidden />}
              href={downloadHref('/admin/tenant/export', filtersOf(view))}
              title={tenantsText('exportHelp')}
              download
            >
              {tenantsText('exportCsv')}
            </Button>
            {createLink}
          </>
        }
      />
      <TenantStats />
      <TenantFilters view={view} onChange={change} />
      {content()}
    </>
  )

  function content() {
    if (error && !currentData) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!data) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
    const { items, total } = data.data
    if (items.length === 0) {
      return isFiltered(view) ? (
        <EmptyState
          icon={<SearchOutlined />}
          title={tenantsText('noMatchTitle')}
          help={tenantsText('noMatchHelp')}
          action={<Button onClick={() => change({ search: '', statuses: [] })}>{tenantsText('clearFilters')}</Button>}
        />
      ) : (
        <EmptyState
          icon={<ApartmentOutlined />}
          title={tenantsText('noneTitle')}
          help={tenantsText('noneHelp')}
          action={createLink}
        />
      )
    }
    return (
      <>
        {error && <NotRenewed message={error.message} onRetry={() => void refetch()} />}
        {isPhone ? (
          <CardList
            rows={items}
            link={tenantPath}
            name={({ name }) => name}
            mark={({ status }) => <TenantStatusTag status={status} />}
            detail={({ packageName, users, missions }) =>
              tenantsText('cardDetail', { package: packageName ?? tenantsText('noPackage'), users, missions })
            }
          />
        ) : (
          <TenantTable
            tenants={items}
            sort={sort}
            isBusy={!currentData}
            onSort={(wanted) => change({ sort: wanted })}
          />
        )}
        <ListPager view={view} total={total} onChange={change} />
      </>
    )
  }
}
