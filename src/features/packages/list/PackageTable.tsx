import { Table, Typography, type TableColumnsType } from 'antd'
import { Link, useNavigate } from 'react-router-dom'
import type { Package, PackageSort } from '../../../api/package'
import { opensRow } from '../../../shared/lists/opensRow'
import { sortedColumn, sortingBy } from '../../../shared/lists/sorting'
import { limitWords, priceWords } from '../../../shared/packages/offerWords'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { packagesText } from '../messages'
import { packagePath } from '../paths'
import { SORTS } from './listView'
import { PackageState } from './PackageState'

interface PackageTableProps {
  packages: Package[]
  sort: PackageSort
  /** Other packages are on their way. */
  isBusy: boolean
  onSort: (sort: PackageSort) => void
}

export function PackageTable({ packages, sort, isBusy, onSort }: PackageTableProps) {
  const navigate = useNavigate()
  return (
    <Table<Package>
      size="small"
      rowKey="_id"
      columns={columns(sort)}
      dataSource={packages}
      loading={isBusy}
      pagination={false}
      {...sortingBy<Package, PackageSort>(SORTS, onSort)}
      onRow={(pack) => opensRow(() => void navigate(packagePath(pack)))}
    />
  )
}

const columns = (sort: PackageSort): TableColumnsType<Package> => [
  {
    ...sortedColumn('name', sort),
    title: packagesText('columnName'),
    render: (_, pack) => (
      <Link to={packagePath(pack)} style={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
        {pack.name}
      </Link>
    ),
  },
  {
    ...sortedColumn('price', sort),
    title: packagesText('columnPrice'),
    width: 180,
    render: (_, pack) => priceWords(pack),
  },
  {
    key: 'limits',
    title: packagesText('columnLimits'),
    width: '34%',
    render: (_, { limits }) => <Typography.Text type="secondary">{limitWords(limits).join(' · ')}</Typography.Text>,
  },
  {
    key: 'state',
    title: packagesText('columnState'),
    width: 130,
    render: (_, pack) => <PackageState pack={pack} />,
  },
  {
    ...sortedColumn('tenants', sort),
    title: packagesText('columnTenants'),
    width: 100,
    align: 'right',
    dataIndex: 'tenants',
  },
  {
    ...sortedColumn('createdAt', sort),
    title: packagesText('columnCreated'),
    width: 120,
    render: (_, { createdAt }) => <RelativeTime time={createdAt} />,
  },
]
