import { useState } from 'react'
import { Card, Flex } from 'antd'
import { useGetAdminPermissionsQuery } from '../../api/permission'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { AllPermissions } from './AllPermissions'
import { permissionsText } from './messages'
import { SetForm } from './SetForm'
import { SetList } from './SetList'

const SKELETON_ROWS = 8
const ROW_HEIGHT = 48

/** Permission sets for all tenants, and all permissions. */
export function PermissionPage() {
  const { data, error, refetch } = useGetAdminPermissionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [editedId, setEditedId] = useState<string | null>(null)
  // A new key resets the form for another set and after each save.
  const [round, setRound] = useState(0)
  const begin = (id: string | null) => {
    setEditedId(id)
    setRound(round + 1)
  }
  return (
    <>
      <PageHeader title={permissionsText('title')} detail={permissionsText('detail')} />
      {error && !data && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!error && !data && <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}
      {data && content(data.data)}
    </>
  )

  function content({ areas, sets }: NonNullable<typeof data>['data']) {
    const edited = sets.find(({ _id }) => _id === editedId)
    const grantable = areas
      .map(({ area, label, permissions }) => ({
        area,
        label,
        permissions: permissions
          .filter(({ allowedForTenant }) => allowedForTenant)
          .map(({ name, label: text }) => ({ name, label: text, grantable: true })),
      }))
      .filter(({ permissions }) => permissions.length > 0)
    return (
      <Flex wrap gap={16} align="flex-start">
        <Card
          size="small"
          title={edited ? permissionsText('editSet', { name: edited.name }) : permissionsText('newSet')}
          style={{ flex: '2 1 340px', minWidth: 0 }}
        >
          <SetForm
            key={round}
            areas={grantable}
            stored={edited}
            reload={async () => (await refetch()).data?.data.sets.find(({ _id }) => _id === editedId)}
            onDone={() => begin(null)}
          />
        </Card>
        <Flex vertical gap={16} style={{ flex: '1 1 340px', minWidth: 0 }}>
          <SetList
            sets={sets}
            onEdit={({ _id }) => begin(_id)}
            onDeleted={({ _id }) => {
              if (_id === editedId) begin(null)
            }}
          />
          <AllPermissions areas={areas} />
        </Flex>
      </Flex>
    )
  }
}
