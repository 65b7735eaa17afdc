import { useState, type DragEvent } from 'react'
import { Alert, Button, Flex, Typography } from 'antd'
import type { LayerFeature } from '../../../api/feature'
import {
  useAssignFilesMutation,
  useDeleteFeatureFilesMutation,
  useGetFeatureFilesQuery,
  useRestoreFeatureFilesMutation,
  useSetCoverPhotoMutation,
  type FeatureFile,
} from '../../../api/feature-file'
import type { Layer } from '../../../api/layer'
import { usePolling } from '../../../realtime/usePolling'
import { useCan } from '../../../session/useCan'
import { FileButton } from '../../../shared/forms/FileButton'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { missionUploads } from '../../../uploads/uploadPurpose'
import { useUploads } from '../../../uploads/useUploads'
import { AssignPhotos } from './AssignPhotos'
import { BeforeAfter } from './BeforeAfter'
import { comparablePhotos } from './comparablePhotos'
import './featureFiles.css'
import { DocumentLine, PhotoThumbnail, type FileActions } from './FileEntry'
import { filesText } from './messages'

interface FeatureFilesProps {
  missionId: string
  layer: Layer
  feature: LayerFeature
}

const SKELETON_ROWS = 2
const SKELETON_HEIGHT = 64
/** Used while a photo is being imported. */
const POLL_MS = 2000

/** Shows the photos and files of a feature, the cover photo first. */
export function FeatureFiles({ missionId, layer, feature }: FeatureFilesProps) {
  const key = { layerId: layer._id, index: feature.index }
  const [isImporting, setImporting] = useState(false)
  const { data, error, refetch } = useGetFeatureFilesQuery(key, usePolling(isImporting ? POLL_MS : 0, false))
  const files = data?.data.files
  const isWaiting = files?.some(({ imported }) => !imported) ?? false
  if (isWaiting !== isImporting) setImporting(isWaiting)
  return (
    <section aria-label={filesText('heading')}>
      <h3>{filesText('heading')}</h3>
      {!files && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!files && !error && <RowsSkeleton rows={SKELETON_ROWS} height={SKELETON_HEIGHT} />}
      {files && <LoadedFiles missionId={missionId} feature={feature} at={key} files={files} total={data.data.total} />}
    </section>
  )
}

interface LoadedFilesProps {
  missionId: string
  feature: LayerFeature
  at: { layerId: string; index: number }
  files: FeatureFile[]
  total: number
}

// oxlint-disable-next-line complexity -- one condition for each element, by state and permission
function LoadedFiles({ missionId, feature, at, files, total }: LoadedFilesProps) {
  const canAdd = useCan('feature_file_upload')
  const { queue } = useUploads(missionUploads(missionId))
  const [dialog, setDialog] = useState<'assign' | 'compare' | null>(null)
  const { actions, notice } = useFileActions(at)
  const [cover, ...others] = files
  const photos = files.filter(({ kind }) => kind === 'photo')
  const small = cover?.isCover ? others.filter(({ kind }) => kind === 'photo') : photos
  const documents = files.filter(({ kind }) => kind === 'document')
  const add = (added: File[]) => queue.add(added, { kind: 'feature-file', missionId, ...at })

  return (
    <DropZone onDrop={canAdd ? add : undefined}>
      {files.length === 0 && (
        <Typography.Paragraph type="secondary" style={{ marginBottom: 0 }}>
          {filesText('empty')}
          {canAdd && `. ${filesText('emptyHelp')}`}
        </Typography.Paragraph>
      )}
      {cover?.isCover && <PhotoThumbnail file={cover} actions={actions} />}
      {small.length > 0 && (
        <ul className="feature-photos">
          {small.map((file) => (
            <li key={file._id}>
              <PhotoThumbnail file={file} actions={actions} />
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && (
        <ul className="feature-documents">
          {documents.map((file) => (
            <DocumentLine key={file._id} file={file} actions={actions} />
          ))}
        </ul>
      )}
      {total > files.length && <Alert type="info" showIcon title={filesText('more', { shown: files.length, total })} />}
      {notice}
      <Flex wrap gap={8} style={{ marginTop: 8 }}>
        {canAdd && (
          <FileButton size="small" multiple label={filesText('add')} title={filesText('addHelp')} onChoose={add} />
        )}
        {canAdd && (
          <Button size="small" onClick={() => setDialog('assign')}>
            {filesText('assign')}
          </Button>
        )}
        {comparablePhotos(files).length > 1 && (
          <Button size="small" onClick={() => setDialog('compare')}>
            {filesText('compare')}
          </Button>
        )}
      </Flex>
      {dialog === 'assign' && (
        <AssignPhotos
          missionId={missionId}
          feature={feature}
          at={at}
          assigned={files.map(({ _id }) => _id)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'compare' && <BeforeAfter index={at.index} files={files} onClose={() => setDialog(null)} />}
    </DropZone>
  )
}

/** The permitted actions on a file, and a notice that can undo the last removal. */
function useFileActions(feature: { layerId: string; index: number }) {
  const canAssign = useCan('feature_file_upload')
  const canDelete = useCan('feature_file_delete')
  const canCover = useCan('set_cover_photo')
  const [setCover] = useSetCoverPhotoMutation()
  const [assign] = useAssignFilesMutation()
  const [deleteFiles] = useDeleteFeatureFilesMutation()
  const [restore] = useRestoreFeatureFilesMutation()
  const [removed, setRemoved] = useState<{ file: FeatureFile; isDeleted: boolean } | null>(null)

  const unassign = async (file: FeatureFile) => {
    const { error } = await assign({ fileAssignment: { fileIds: [file._id], feature: null } })
    if (!error) setRemoved({ file, isDeleted: false })
  }
  const remove = async (file: FeatureFile) => {
    const { error } = await deleteFiles({ fileIds: [file._id] })
    if (!error) setRemoved({ file, isDeleted: true })
  }
  const undo = async ({ file: { _id }, isDeleted }: NonNullable<typeof removed>) => {
    const { error } = isDeleted
      ? await restore({ fileSelection: { fileIds: [_id] } })
      : await assign({ fileAssignment: { fileIds: [_id], feature } })
    if (!error) setRemoved(null)
  }
  const actions: FileActions = {
    ...(canCover && {
      onCover: ({ _id: fileId, version }, isCover) => void setCover({ fileId, coverChoice: { version, isCover } }),
    }),
    ...(canAssign && { onUnassign: (file) => void unassign(file) }),
    ...(canDelete && { onDelete: (file) => void remove(file) }),
  }
  const notice = removed && (
    <Flex role="status" className="feature-file-notice" gap={8} align="center">
      {filesText(removed.isDeleted ? 'deleted' : 'unassigned', { name: removed.file.name })}
      <Button size="small" onClick={() => void undo(removed)}>
        {filesText('undo')}
      </Button>
    </Flex>
  )
  return { actions, notice }
}

/** Accepts dropped files, which the page would otherwise add to the mission. */
function DropZone({ onDrop, children }: { onDrop: ((files: File[]) => void) | undefined; children: React.ReactNode }) {
  const [isOver, setOver] = useState(false)
  if (!onDrop) return children
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDrop([...event.dataTransfer.files])
  }
  return (
    <div
      className={isOver ? 'feature-drop feature-drop-over' : 'feature-drop'}
      data-drop-zone
      onDragOver={over}
      onDragLeave={({ currentTarget, relatedTarget }) =>
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
      }
      onDrop={drop}
    >
      {children}
      {isOver && <p className="feature-drop-note">{filesText('dropHere')}</p>}
    </div>
  )
}
