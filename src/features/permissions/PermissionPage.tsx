import { useState } from 'react'
import { Card, Flex } from 'antd'
import { useSelector } from 'react-redux'
import { useGetAdminPermissionsQuery } from '../../api/permission'
import { selectUser } from '../../session/authSlice'
import { PageHeader } from '../../shared/PageHeader'
import { ErrorState } from '../../shared/states/ErrorState'
import { NoPermission } from '../../shared/states/NoPermission'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { AllPermissions } from './AllPermissions'
import { permissionsText } from './messages'
import { SetForm } from './SetForm'
import { SetList } from './SetList'

const SKELETON_ROWS = 8
const ROW_HEIGHT = 48

/** Sets of permissions for all tenants, and what permissions there are. */
export function PermissionPage() {
  const isSuperAdmin = useSelector(selectUser)?.userType === 'super-admin'
  return isSuperAdmin ? <PermissionSets /> : <NoPermission isPage permission="super-admin" />
}

function PermissionSets() {
  const { data, error, refetch } = useGetAdminPermissionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [editedId, setEditedId] = useState<string | null>(null)
  // A new form for each set, and an empty one after each that was saved.
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
          .map(({ name, label: words }) => ({ name, label: words, grantable: true })),
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
            onStale={async () => (await refetch()).isSuccess}
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
