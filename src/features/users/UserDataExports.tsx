import { Card } from 'antd'
import {
  useDeleteUserDataExportMutation,
  useGetUserDataExportsQuery,
  useStartUserDataExportMutation,
} from '../../api/data-export'
import type { User } from '../../api/user'
import { DataExports } from '../../data-export/DataExports'
import { dataExportText } from '../../data-export/messages'
import { usePolling } from '../../realtime/usePolling'

const POLL_MS = 5_000

/** Where those who may edit a user export the data of this person. */
export function UserDataExports({ user: { _id: userId, name } }: { user: User }) {
  const query = useGetUserDataExportsQuery({ userId }, { ...usePolling(POLL_MS), refetchOnMountOrArgChange: true })
  const [start, starting] = useStartUserDataExportMutation()
  const [deleteExport] = useDeleteUserDataExportMutation()
  return (
    <Card size="small" title={dataExportText('userTitle')} style={{ maxWidth: 820, marginTop: 16 }}>
      <DataExports
        query={query}
        help={dataExportText('helpUser', { name })}
        action={dataExportText('startUser')}
        starting={starting}
        onStart={() => void start({ userId })}
        archivePath={(dataExportId) => `/tenant/user/data-export/download/${userId}/${dataExportId}`}
        onDelete={(dataExportId) => deleteExport({ userId, dataExportId })}
      />
    </Card>
  )
}
