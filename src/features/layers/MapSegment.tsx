import type { MissionSegmentProps } from '../../manifest/manifest'
import { useCan } from '../../session/useCan'
import { UploadButton } from '../../uploads/UploadButton'
import { missionUploads } from '../../uploads/uploadPurpose'
import { UploadRows } from '../../uploads/UploadRows'
import { MissionMap } from './workspace/MissionMap'

/** The map of a mission with its layers and running uploads. */
export function MapSegment({ mission }: MissionSegmentProps) {
  const canUpload = useCan('upload_layer')
  return (
    <MissionMap
      mission={mission}
      uploads={canUpload && <UploadRows list={missionUploads(mission._id)} />}
      uploadButton={<UploadButton missionId={mission._id} type="primary" />}
    />
  )
}
