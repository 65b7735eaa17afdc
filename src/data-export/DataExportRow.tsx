import { Button, Flex, Progress, Typography } from 'antd'
import type { DataExport } from '../api/data-export'
import { downloadHref } from '../api/download'
import { byteSize } from '../shared/byteSize'
import { useConfirmDelete } from '../shared/forms/useConfirmDelete'
import { showMessage } from '../shared/showMessage'
import { absoluteTime } from '../shared/time/timeText'
import { dataExportText } from './messages'

interface DataExportRowProps {
  dataExport: DataExport
  archivePath: string
  onDelete: () => Promise<{ error?: { message?: string } }>
}

/** One export: its state, and what can be done with it. */
export function DataExportRow({ dataExport, archivePath, onDelete }: DataExportRowProps) {
  const { state, progress, message, requestedBy, createdAt, expiresAt } = dataExport
  const time = absoluteTime(createdAt)
  const isRunning = state === 'running'
  const { open, dialog } = useConfirmDelete({
    title: dataExportText('deleteTitle'),
    warning: dataExportText('deleteWarning'),
    action: dataExportText('delete'),
    run: onDelete,
    onDeleted: () => showMessage({ type: 'success', text: dataExportText('deleted') }),
  })
  return (
    <li style={{ borderTop: '1px solid var(--hairline)', paddingTop: 12 }}>
      <Typography.Text strong>{dataExportText(state)}</Typography.Text>
      <Typography.Text type="secondary" style={{ display: 'block' }}>
        {dataExportText('by', { name: requestedBy, time })}
      </Typography.Text>
      {isRunning && (
        <Progress
          size="small"
          percent={Math.floor(progress * 100)}
          aria-label={dataExportText('progressOf', { time })}
          style={{ margin: 0 }}
        />
      )}
      {message && state !== 'ready' && (
        <Typography.Text type={state === 'failed' ? 'danger' : 'secondary'} style={{ display: 'block' }}>
          {message}
        </Typography.Text>
      )}
      {state === 'ready' && (
        <Typography.Text style={{ display: 'block' }}>
          {contentsText(dataExport)} · {dataExportText('until', { time: absoluteTime(expiresAt) })}
        </Typography.Text>
      )}
      <Flex gap={8} wrap style={{ marginTop: 8 }}>
        {state === 'ready' && (
          <Button
            size="small"
            href={downloadHref(archivePath)}
            aria-label={dataExportText('downloadOf', { time })}
            download
          >
            {dataExportText('download')}
          </Button>
        )}
        <Button
          size="small"
          aria-label={dataExportText(isRunning ? 'cancelOf' : 'deleteOf', { time })}
          onClick={isRunning ? () => void onDelete() : open}
        >
          {dataExportText(isRunning ? 'cancel' : 'delete')}
        </Button>
      </Flex>
      {dialog}
    </li>
  )
}

const contentsText = ({ records, files, size }: DataExport): string =>
  dataExportText('contents', { records: records ?? 0, files: files ?? 0, size: byteSize(size ?? 0) })
