// A mission's page with what other areas bring to it: the map with its layers, and files on their way there.
import { Suspense } from 'react'
import type { Mission } from '../../api/mission'
import { MissionPage } from '../../features/missions/MissionPage'
import { useCan } from '../../session/useCan'
import { lazyArea } from '../../shared/lazyArea'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { DropAnywhere } from '../../uploads/DropAnywhere'
import { UploadButton } from '../../uploads/UploadButton'
import { missionPlace } from '../../uploads/uploadPurpose'
import { UploadRows } from '../../uploads/UploadRows'

const MissionMap = lazyArea(() => import('../../features/layers/room/MissionMap'), 'MissionMap')

const SKELETON_ROWS = 8
const ROW_HEIGHT = 40

export function MissionDeskPage() {
  const canUpload = useCan('upload_layer')
  const map = (mission: Mission) => (
    <Suspense fallback={<RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}>
      <MissionMap
        mission={mission}
        uploads={canUpload && <UploadRows place={missionPlace(mission._id)} />}
        uploadButton={<UploadButton missionId={mission._id} type="primary" />}
      />
    </Suspense>
  )
  const actions = ({ _id }: Mission) =>
    canUpload && (
      <>
        <DropAnywhere missionId={_id} />
        <UploadButton missionId={_id} />
      </>
    )
  return <MissionPage map={map} actions={actions} />
}
