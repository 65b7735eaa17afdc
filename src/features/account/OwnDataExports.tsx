import {
  useDeleteOwnDataExportMutation,
  useGetOwnDataExportsQuery,
  useStartOwnDataExportMutation,
} from '../../api/data-export'
import { DataExports } from '../../data-export/DataExports'
import { dataExportText } from '../../data-export/messages'
import { usePolling } from '../../realtime/usePolling'

const POLL_MS = 5_000

/** Where people export their own data. */
export function OwnDataExports() {
  // Clients hear nothing of jobs, so that the progress is looked for.
  const query = useGetOwnDataExportsQuery(undefined, { ...usePolling(POLL_MS, false), refetchOnMountOrArgChange: true })
  const [start, starting] = useStartOwnDataExportMutation()
  const [deleteExport] = useDeleteOwnDataExportMutation()
  return (
    <DataExports
      query={query}
      help={dataExportText('helpOwn')}
      action={dataExportText('startOwn')}
      starting={starting}
      onStart={() => void start()}
      archivePath={(dataExportId) => `/profile/data-export/download/${dataExportId}`}
      onDelete={(dataExportId) => deleteExport({ dataExportId })}
    />
  )
}
