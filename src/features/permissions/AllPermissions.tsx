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
              tableLayout="fixed"
              // Long names of permissions break instead of widening the table.
              style={{ overflowWrap: 'anywhere' }}
              columns={[
                {
                  key: 'name',
                  title: permissionsText('columnPermission'),
                  width: '50%',
                  render: (_, { name, label: text }) => (
                    <>
                      {text} <code>{name}</code>
                    </>
                  ),
                },
                {
                  key: 'tenant',
                  title: permissionsText('columnTenant'),
                  width: '20%',
                  render: (_, { allowedForTenant }) => permissionsText(allowedForTenant ? 'yes' : 'no'),
                },
                {
                  key: 'types',
                  title: permissionsText('columnTypes'),
                  width: '30%',
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
