import { Card } from 'antd'
import { useSelector } from 'react-redux'
import { useDeleteDataExportMutation, useGetDataExportsQuery, useStartDataExportMutation } from '../../api/data-export'
import { DataExports } from '../../data-export/DataExports'
import { dataExportText } from '../../data-export/messages'
import { selectUser } from '../../session/authSlice'

/** Where a tenant root exports all data of the organisation. Support never does. */
export function DataExportCard() {
  const isSupport = useSelector(selectUser)?.support !== undefined
  return (
    <Card size="small" id="data-export" tabIndex={-1} title={dataExportText('title')}>
      {isSupport ? dataExportText('notForSupport') : <OwnExports />}
    </Card>
  )
}

function OwnExports() {
  const query = useGetDataExportsQuery(undefined, { refetchOnMountOrArgChange: true })
  const [start, starting] = useStartDataExportMutation()
  const [deleteExport] = useDeleteDataExportMutation()
  return (
    <DataExports
      query={query}
      help={dataExportText('helpTenant')}
      action={dataExportText('start')}
      starting={starting}
      onStart={() => void start()}
      archivePath={(dataExportId) => `/tenantroot/data-export/download/${dataExportId}`}
      onDelete={(dataExportId) => deleteExport({ dataExportId })}
    />
  )
}
