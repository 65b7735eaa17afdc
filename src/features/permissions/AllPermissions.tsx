import { Card, Collapse, Table } from 'antd'
import type { AdminPermission, AdminPermissionsReply } from '../../api/permission'
import { permissionsText } from './messages'

/** All permissions, who can grant them and which roles include them. */
export function AllPermissions({ areas }: { areas: AdminPermissionsReply['data']['areas'] }) {
  return (
    <Card size="small" title={permissionsText('all')}>
      <Collapse
        size="small"
        items={areas.map(({ area, label, permissions }) => ({
          key: area,
          label,
          children: (
            <Table<AdminPermission>
              size="small"
              rowKey="name"
              dataSource={permissions}
              pagination={false}
              scroll={{ x: 'max-content' }}
              columns={[
                {
                  key: 'name',
                  title: permissionsText('columnPermission'),
                  render: (_, { name, label: text }) => (
                    <>
                      {text} <code>{name}</code>
                    </>
                  ),
                },
                {
                  key: 'tenant',
                  title: permissionsText('columnTenant'),
                  width: 160,
                  render: (_, { allowedForTenant }) => permissionsText(allowedForTenant ? 'yes' : 'no'),
                },
                {
                  key: 'types',
                  title: permissionsText('columnTypes'),
                  width: 240,
                  render: (_, { defaultFor }) => defaultFor.join(', ') || permissionsText('granted'),
                },
              ]}
            />
          ),
        }))}
      />
    </Card>
  )
}
