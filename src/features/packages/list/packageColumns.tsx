import { Typography } from 'antd'
import type { Package } from '../../../api/package'
import type { Column } from '../../../shared/lists/ResourceTable'
import { limitLabels, priceLabel } from '../../../shared/packages/offerLabels'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { packagesText } from '../messages'
import { PackageState } from './PackageState'

export const packageColumns = (): Column<Package>[] => [
  { key: 'name', title: packagesText('columnName'), isSortable: true, isLink: true },
  { key: 'price', title: packagesText('columnPrice'), width: 180, isSortable: true, render: priceLabel },
  {
    key: 'limits',
    title: packagesText('columnLimits'),
    width: '34%',
    render: ({ limits }) => <Typography.Text type="secondary">{limitLabels(limits).join(' · ')}</Typography.Text>,
  },
  {
    key: 'state',
    title: packagesText('columnState'),
    width: 130,
    render: (pack) => <PackageState pack={pack} />,
  },
  {
    key: 'tenants',
    title: packagesText('columnTenants'),
    width: 100,
    align: 'right',
    isSortable: true,
    render: ({ tenants }) => tenants,
  },
  {
    key: 'createdAt',
    title: packagesText('columnCreated'),
    width: 120,
    isSortable: true,
    render: ({ createdAt }) => <RelativeTime time={createdAt} />,
  },
]
