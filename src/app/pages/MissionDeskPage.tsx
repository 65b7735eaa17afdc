// A mission's page with what other areas bring to it: the map with its layers, and files on their way there.
import { Suspense } from 'react'
import type { Mission } from '../../api/mission'
import { MissionPage } from '../../features/missions/MissionPage'
import { DropAnywhere } from '../../features/uploads/DropAnywhere'
import { UploadButton } from '../../features/uploads/UploadButton'
import { UploadRows } from '../../features/uploads/UploadRows'
import { useCan } from '../../session/useCan'
import { lazyArea } from '../../shared/lazyArea'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'

const MissionMap = lazyArea(() => import('../../features/layers/room/MissionMap'), 'MissionMap')

const SKELETON_ROWS = 8
const ROW_HEIGHT = 40

export function MissionDeskPage() {
  const canUpload = useCan('upload_layer')
  const map = (mission: Mission) => (
    <Suspense fallback={<RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}>
      <MissionMap
        mission={mission}
        uploads={canUpload && <UploadRows missionId={mission._id} />}
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
