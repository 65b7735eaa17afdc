import { FileButton } from '../../shared/forms/FileButton'
import { missionUploads } from '../../uploads/uploadPurpose'
import { useUploads } from '../../uploads/useUploads'
import { photosText } from './messages'

/** Pictures chosen here become photos, whether or not they have a position. */
export function AddPhotos({ missionId, type }: { missionId: string; type?: 'primary' }) {
  const { queue } = useUploads(missionUploads(missionId))
  return (
    <FileButton
      label={photosText('add')}
      title={photosText('addHelp')}
      accept="image/*,.dng,.heic,.avif,.tif,.tiff"
      multiple
      {...(type && { type })}
      onChoose={(files) => queue.add(files, { kind: 'photo', missionId })}
    />
  )
}
