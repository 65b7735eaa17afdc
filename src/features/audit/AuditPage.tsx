import { DownloadOutlined, FileSearchOutlined, SearchOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useSelector } from 'react-redux'
import { useListAuditEntriesQuery } from '../../api/audit'
import { downloadHref } from '../../api/download'
import { selectUser } from '../../session/authSlice'
import { ListPager } from '../../shared/lists/ListPager'
import { NotRenewed } from '../../shared/lists/NotRenewed'
import { useAddressView } from '../../shared/lists/useAddressView'
import { PageHeader } from '../../shared/PageHeader'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { AuditEntries } from './AuditEntries'
import { AuditFilters } from './AuditFilters'
import { filtersOf, isFiltered, noFilters, readView, writeView } from './listView'
import { auditText } from './messages'

const SKELETON_ROWS = 12
const ROW_HEIGHT = 40

/** The log of one's own tenant; a super-admin's covers all of them. */
export function AuditPage() {
  const userType = useSelector(selectUser)?.userType
  if (userType !== 'tenant-root' && userType !== 'super-admin') {
    return <NoPermission isPage permission="tenant-root" />
  }
  return <AuditLog isPlatform={userType === 'super-admin'} />
}

function AuditLog({ isPlatform }: { isPlatform: boolean }) {
  const [view, change] = useAddressView(readView, writeView)
  const { page, pageSize, tenantId } = view
  const { data, currentData, error, refetch } = useListAuditEntriesQuery(
    { ...filtersOf(view), page, pageSize },
    // Every look at it is a look at what has just happened.
    { refetchOnMountOrArgChange: true },
  )
  const tenantName = data?.data.items.find(({ tenant }) => tenant._id === tenantId)?.tenant.name

  return (
    <>
      <PageHeader
        title={auditText('title')}
        detail={auditText('detail')}
        actions={
          <Button
            icon={<DownloadOutlined aria-hidden />}
            href={downloadHref('/audit/export', filtersOf(view))}
            title={auditText('exportHelp')}
            download
          >
            {auditText('exportCsv')}
          </Button>
        }
      />
      {isPlatform && tenantId && (
        <Alert
          type="info"
          title={tenantName ? auditText('ofTenant', { name: tenantName }) : auditText('ofOneTenant')}
          action={
            <Button size="small" onClick={() => change({ tenantId: '' })}>
              {auditText('allTenants')}
            </Button>
          }
          style={{ marginBottom: 12 }}
        />
      )}
      <AuditFilters view={view} onChange={change} />
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
          title={auditText('noMatchTitle')}
          help={auditText('noMatchHelp')}
          action={<Button onClick={() => change(noFilters)}>{auditText('clearFilters')}</Button>}
        />
      ) : (
        <EmptyState icon={<FileSearchOutlined />} title={auditText('noneTitle')} help={auditText('noneHelp')} />
      )
    }
    return (
      <>
        {error && <NotRenewed message={error.message} onRetry={() => void refetch()} />}
        <AuditEntries entries={items} isBusy={!currentData} withTenant={isPlatform && !tenantId} />
        <ListPager view={view} total={total} onChange={change} />
      </>
    )
  }
}
