import { Typography } from 'antd'
import type { TenantRow } from '../../../api/tenant'
import { byteSize } from '../../../shared/byteSize'
import type { Column } from '../../../shared/lists/ResourceTable'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { tenantsText } from '../messages'
import { TenantStatusTag } from '../TenantStatusTag'

export const tenantColumns = (): Column<TenantRow>[] => [
  {
    key: 'name',
    title: tenantsText('columnName'),
    isSortable: true,
    isLink: true,
    render: ({ root }) =>
      root && (
        <div>
          <Typography.Text type="secondary" style={{ overflowWrap: 'anywhere' }}>
            {root.email}
          </Typography.Text>
        </div>
      ),
  },
  {
    key: 'status',
    title: tenantsText('columnStatus'),
    width: 120,
    isSortable: true,
    render: ({ status }) => <TenantStatusTag status={status} />,
  },
  {
    key: 'package',
    title: tenantsText('columnPackage'),
    width: '16%',
    render: ({ packageName }) =>
      packageName ?? <Typography.Text type="secondary">{tenantsText('noPackage')}</Typography.Text>,
  },
  { key: 'users', title: tenantsText('columnUsers'), width: 90, align: 'right', render: ({ users }) => users },
  {
    key: 'missions',
    title: tenantsText('columnMissions'),
    width: 100,
    align: 'right',
    render: ({ missions }) => missions,
  },
  {
    key: 'storage',
    title: tenantsText('columnStorage'),
    width: 110,
    align: 'right',
    render: ({ storageBytes }) => byteSize(storageBytes),
  },
  {
    key: 'createdAt',
    title: tenantsText('columnCreated'),
    width: 120,
    isSortable: true,
    render: ({ createdAt }) => <RelativeTime time={createdAt} />,
  },
]
