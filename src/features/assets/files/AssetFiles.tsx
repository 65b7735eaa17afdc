import { useState } from 'react'
import { Alert, Button, Card, Flex, Typography } from 'antd'
import { useGetAssetFilesQuery, useRestoreAssetFileMutation, type AssetFile } from '../../../api/asset-file'
import { useCan } from '../../../session/useCan'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { assetFilesText } from '../messages'
import { AddAssetFile } from './AddAssetFile'
import { FileRows } from './FileRows'

/** The photos and documents of an asset itself; those of work on it are shown with the work. */
export function AssetFiles({ assetId }: { assetId: string }) {
  const { data, error, refetch } = useGetAssetFilesQuery({ assetId }, { refetchOnMountOrArgChange: true })
  const [deleted, setDeleted] = useState<AssetFile>()
  const canEdit = useCan('asset_update')
  const files = data?.data.files.filter(({ maintenanceRecordId }) => maintenanceRecordId === null)
  return (
    <Card title={assetFilesText('title')} extra={canEdit && <AddAssetFile assetId={assetId} />}>
      <UndoDeletedFile file={deleted} onDone={() => setDeleted(undefined)} />
      {content()}
    </Card>
  )

  function content() {
    if (!files && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!files) return <RowsSkeleton rows={2} height={40} />
    if (files.length === 0) return <Typography.Text type="secondary">{assetFilesText('none')}</Typography.Text>
    const reload = async (id: string) => (await refetch()).data?.data.files.find(({ _id }) => _id === id)
    return <FileRows files={files} reload={reload} onDeleted={setDeleted} />
  }
}

/** The files of one maintenance record, and a button that adds one. */
export function RecordFiles({ assetId, recordId, work }: { assetId: string; recordId: string; work: string }) {
  const { data, error, refetch } = useGetAssetFilesQuery({ assetId })
  const [deleted, setDeleted] = useState<AssetFile>()
  const canEdit = useCan('asset_update')
  const files = (data?.data.files ?? []).filter(({ maintenanceRecordId }) => maintenanceRecordId === recordId)
  const reload = async (id: string) => (await refetch()).data?.data.files.find(({ _id }) => _id === id)
  return (
    <Flex vertical gap={8} style={{ marginTop: 4 }}>
      <UndoDeletedFile file={deleted} onDone={() => setDeleted(undefined)} />
      {!data && error && <Alert type="error" showIcon title={error.message} />}
      <FileRows files={files} reload={reload} onDeleted={setDeleted} />
      {canEdit && (
        <div>
          <AddAssetFile assetId={assetId} record={{ recordId, work }} />
        </div>
      )}
    </Flex>
  )
}

function UndoDeletedFile({ file, onDone }: { file: AssetFile | undefined; onDone: () => void }) {
  const [restore, { isLoading }] = useRestoreAssetFileMutation()
  if (!file) return null
  const undo = async () => {
    const { data } = await restore({ assetFileId: file._id })
    if (data) onDone()
  }
  return (
    <Alert
      type="success"
      role="status"
      showIcon
      title={assetFilesText('deleted', { name: file.name })}
      closable={{ onClose: onDone }}
      action={
        <Button size="small" loading={isLoading} onClick={() => void undo()}>
          {assetFilesText('undo')}
        </Button>
      }
      style={{ marginBottom: 12 }}
    />
  )
}
