import { Alert, Button, Flex, Typography } from 'antd'
import type { DataExport } from '../api/data-export'
import { ErrorState } from '../shared/states/ErrorState'
import { RowsSkeleton } from '../shared/states/RowsSkeleton'
import { DataExportRow } from './DataExportRow'
import { dataExportText } from './messages'

/** Of the text that there are none, so that nothing moves when it appears. */
const LINE_HEIGHT = 22

type Failure = { message?: string | undefined } | undefined

interface DataExportsProps {
  /** Of the list. */
  query: { data?: { data: { exports: DataExport[] } } | undefined; error?: Failure; refetch: () => unknown }
  help: string
  /** Label of the button that starts an export. */
  action: string
  starting: { isLoading: boolean; error?: Failure }
  onStart: () => void
  /** Path of the archive in the API. */
  archivePath: (dataExportId: string) => string
  onDelete: (dataExportId: string) => Promise<{ error?: { message?: string } }>
}

/** Exports with their progress, downloads, and the start of another. */
export function DataExports({ query, help, action, starting, onStart, archivePath, onDelete }: DataExportsProps) {
  const { data, error, refetch } = query
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  const exports = data?.data.exports
  return (
    <Flex vertical gap={12}>
      <Typography.Text type="secondary">{help}</Typography.Text>
      {!exports && <RowsSkeleton rows={1} height={LINE_HEIGHT} />}
      {exports?.length === 0 && <Typography.Text>{dataExportText('none')}</Typography.Text>}
      {exports !== undefined && exports.length > 0 && (
        <ul
          aria-label={dataExportText('list')}
          style={{ display: 'grid', gap: 12, listStyle: 'none', margin: 0, padding: 0 }}
        >
          {exports.map((item) => (
            <DataExportRow
              key={item._id}
              dataExport={item}
              archivePath={archivePath(item._id)}
              onDelete={() => onDelete(item._id)}
            />
          ))}
        </ul>
      )}
      {starting.error && <Alert type="error" showIcon title={starting.error.message} />}
      <Button style={{ alignSelf: 'flex-start' }} loading={starting.isLoading} onClick={onStart}>
        {action}
      </Button>
    </Flex>
  )
}
