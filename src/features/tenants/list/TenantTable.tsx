import { Table, Typography, type TableColumnsType } from 'antd'
import { Link, useNavigate } from 'react-router-dom'
import type { TenantRow, TenantSort } from '../../../api/tenant'
import { byteSize } from '../../../shared/byteSize'
import { opensRow } from '../../../shared/lists/opensRow'
import { sortedColumn, sortingBy } from '../../../shared/lists/sorting'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { tenantsText } from '../messages'
import { tenantPath } from '../paths'
import { TenantStatusTag } from '../TenantStatusTag'
import { SORTS } from './listView'

interface TenantTableProps {
  tenants: TenantRow[]
  sort: TenantSort
  /** Other tenants are on their way. */
  isBusy: boolean
  onSort: (sort: TenantSort) => void
}

export function TenantTable({ tenants, sort, isBusy, onSort }: TenantTableProps) {
  const navigate = useNavigate()
  return (
    <Table<TenantRow>
      size="small"
      rowKey="_id"
      columns={columns(sort)}
      dataSource={tenants}
      loading={isBusy}
      pagination={false}
      {...sortingBy<TenantRow, TenantSort>(SORTS, onSort)}
      onRow={(tenant) => opensRow(() => void navigate(tenantPath(tenant)))}
    />
  )
}

const columns = (sort: TenantSort): TableColumnsType<TenantRow> => [
  {
    ...sortedColumn('name', sort),
    title: tenantsText('columnName'),
    render: (_, tenant) => (
      <>
        <Link to={tenantPath(tenant)} style={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
          {tenant.name}
        </Link>
        {tenant.root && (
          <div>
            <Typography.Text type="secondary" style={{ overflowWrap: 'anywhere' }}>
              {tenant.root.email}
            </Typography.Text>
          </div>
        )}
      </>
    ),
  },
  {
    ...sortedColumn('status', sort),
    title: tenantsText('columnStatus'),
    width: 120,
    render: (_, { status }) => <TenantStatusTag status={status} />,
  },
  {
    key: 'package',
    title: tenantsText('columnPackage'),
    width: '16%',
    render: (_, { packageName }) =>
      packageName ?? <Typography.Text type="secondary">{tenantsText('noPackage')}</Typography.Text>,
  },
  { key: 'users', title: tenantsText('columnUsers'), width: 90, align: 'right', dataIndex: 'users' },
  { key: 'missions', title: tenantsText('columnMissions'), width: 100, align: 'right', dataIndex: 'missions' },
  {
    key: 'storage',
    title: tenantsText('columnStorage'),
    width: 110,
    align: 'right',
    render: (_, { storageBytes }) => byteSize(storageBytes),
  },
  {
    ...sortedColumn('createdAt', sort),
    title: tenantsText('columnCreated'),
    width: 120,
    render: (_, { createdAt }) => <RelativeTime time={createdAt} />,
  },
]
