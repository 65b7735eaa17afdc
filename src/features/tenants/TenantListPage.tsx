import { ApartmentOutlined, PlusOutlined } from '@ant-design/icons'
import { useSelector } from 'react-redux'
import { downloadHref } from '../../api/download'
import {
  useGetTenantStatsQuery,
  useListTenantsQuery,
  type TenantRow,
  type TenantSort,
  type TenantStatus,
} from '../../api/tenant'
import { selectUser } from '../../session/authSlice'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { FilterChips } from '../../shared/lists/FilterChips'
import { listParams, many, oneOf, searchText } from '../../shared/lists/listParams'
import { ResourceList } from '../../shared/lists/ResourceList'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { erasureText } from './erasure/messages'
import { tenantColumns } from './list/tenantColumns'
import { SystemNotice } from './list/SystemNotice'
import { TenantMenu } from './list/TenantMenu'
import { TenantStats } from './list/TenantStats'
import { tenantsText } from './messages'
import { CREATE_PAGE, ERASURES_PAGE, tenantPath } from './paths'
import { TenantStatusTag } from './TenantStatusTag'

/** Super-admins have no socket, so a list older than this is refetched when they return to it. */
const FRESH_SECONDS = 30

const STATUSES = ['pending', 'active', 'suspended'] as const satisfies TenantStatus[]
const SORTS = ['-createdAt', 'createdAt', 'name', '-name', 'status', '-status'] as const satisfies TenantSort[]

const tenantListParams = listParams({ search: searchText(), status: many(STATUSES), sort: oneOf(SORTS) })

export function TenantListPage() {
  const list = useListParams(tenantListParams)
  const canCreate = useCan('tenant_create')
  const canUpdate = useCan('tenant_update')
  const isSuperAdmin = useSelector(selectUser)?.userType === 'super-admin'
  const { data: stats } = useGetTenantStatsQuery()
  const { sort, page, pageSize } = list.view
  const query = useListTenantsQuery(
    { ...list.filters, sort, page, pageSize },
    { refetchOnMountOrArgChange: FRESH_SECONDS, selectFromResult: listState },
  )
  const createLink = canCreate && (
    <LinkButton type="primary" icon={<PlusOutlined aria-hidden />} to={CREATE_PAGE}>
      {tenantsText('newTenant')}
    </LinkButton>
  )

  return (
    <ResourceList<TenantRow>
      title={tenantsText('tenants')}
      actions={
        <>
          {isSuperAdmin && (
            <>
              <LinkButton to="/dashboard/admin/mail/list">{tenantsText('mail')}</LinkButton>
              <LinkButton to="/dashboard/base-maps">{tenantsText('baseMaps')}</LinkButton>
              <LinkButton to={ERASURES_PAGE}>{erasureText('title')}</LinkButton>
              <LinkButton to="/dashboard/audit">{tenantsText('auditLog')}</LinkButton>
              <LinkButton to="/dashboard/admin/system">{tenantsText('system')}</LinkButton>
            </>
          )}
          {createLink}
        </>
      }
      exportHref={downloadHref('/admin/tenant/export', list.filters)}
      banner={
        <>
          {isSuperAdmin && <SystemNotice />}
          <TenantStats />
        </>
      }
      list={list}
      searchLabel={tenantsText('search')}
      filters={
        <FilterChips
          label={tenantsText('statusFilter')}
          chips={STATUSES.map((key) => ({ key, label: tenantsText(key), count: stats?.data[key] ?? null }))}
          chosen={list.view.status}
          onChange={(status) => list.change({ status })}
        />
      }
      sortLabels={sortLabels()}
      query={query}
      name={({ name }) => name}
      path={tenantPath}
      {...(canUpdate && { rowMenu: (tenant) => <TenantMenu tenant={tenant} /> })}
      columns={tenantColumns()}
      card={{
        mark: ({ status }) => <TenantStatusTag status={status} />,
        detail: ({ packageName, users, missions }) =>
          tenantsText('cardDetail', { package: packageName ?? tenantsText('noPackage'), users, missions }),
      }}
      empty={{
        icon: <ApartmentOutlined />,
        title: tenantsText('noneTitle'),
        help: tenantsText('noneHelp'),
        action: createLink,
      }}
      noMatch={tenantsText('noMatchTitle')}
    />
  )
}

const sortLabels = (): Record<TenantSort, string> => ({
  '-createdAt': tenantsText('sortNewest'),
  createdAt: tenantsText('sortOldest'),
  name: tenantsText('sortName'),
  '-name': tenantsText('sortNameBack'),
  status: tenantsText('sortStatus'),
  '-status': tenantsText('sortStatusBack'),
})
