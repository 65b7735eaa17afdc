import { Card } from 'antd'
import {
  useDeleteTenantDataExportMutation,
  useGetTenantDataExportsQuery,
  useStartTenantDataExportMutation,
} from '../../../api/data-export'
import { DataExports } from '../../../data-export/DataExports'
import { dataExportText } from '../../../data-export/messages'
import { usePolling } from '../../../realtime/usePolling'

/** Super-admins have no socket, so the progress is looked for. */
const POLL_MS = 5_000

/** Where a super-admin exports all data of a tenant. */
export function TenantExports({ tenantId }: { tenantId: string }) {
  const query = useGetTenantDataExportsQuery({ tenantId }, { ...usePolling(POLL_MS), refetchOnMountOrArgChange: true })
  const [start, starting] = useStartTenantDataExportMutation()
  const [deleteExport] = useDeleteTenantDataExportMutation()
  return (
    <Card size="small" title={dataExportText('title')}>
      <DataExports
        query={query}
        help={dataExportText('helpAdmin')}
        action={dataExportText('start')}
        starting={starting}
        onStart={() => void start({ tenantId })}
        archivePath={(dataExportId) => `/admin/data-export/download/${tenantId}/${dataExportId}`}
        onDelete={(dataExportId) => deleteExport({ tenantId, dataExportId })}
      />
    </Card>
  )
}
