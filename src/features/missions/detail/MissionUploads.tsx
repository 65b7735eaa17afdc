import { useCan } from '../../../session/useCan'
import { AddedFiles } from '../../../uploads/AddedFiles'
import { DropAnywhere } from '../../../uploads/DropAnywhere'
import { PictureQuestion } from '../../../uploads/PictureQuestion'
import { UploadButton } from '../../../uploads/UploadButton'

/** The button to upload files to a mission, for users who may upload any kind; they can also drop files anywhere on the page. */
export function MissionUploads({ missionId }: { missionId: string }) {
  const canUploadLayers = useCan('upload_layer')
  const canUploadDocuments = useCan('upload_document')
  const canUploadPhotos = useCan('feature_file_upload')
  const canUploadRecordings = useCan('vod_create')
  if (!canUploadLayers && !canUploadDocuments && !canUploadPhotos && !canUploadRecordings) return null
  return (
    <>
      <DropAnywhere missionId={missionId} />
      <PictureQuestion missionId={missionId} />
      <AddedFiles missionId={missionId} />
      <UploadButton missionId={missionId} />
    </>
  )
}
