import { Suspense } from 'react'
import { Navigate, useRoutes } from 'react-router-dom'
import type { Mission } from '../../../api/mission'
import type { MissionSegment } from '../../../manifest/manifest'
import { useMissionSegments } from '../../../manifest/missionSegments'
import { RequireAccess } from '../../../manifest/RequireAccess'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'

const SKELETON_ROWS = 5
const ROW_HEIGHT = 40

/** @param home shown at the mission's URL to users who may not open the segment declared there */
export function SegmentRoutes({ mission, home }: { mission: Mission; home: MissionSegment | undefined }) {
  const segments = useMissionSegments()
  const routes = segments.map((declared) => {
    const { path, access, page: Segment } = declared.path === '' && home ? home : declared
    const element = (
      <RequireAccess access={access} isPage={false}>
        <Suspense key={path} fallback={<RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />}>
          <Segment mission={mission} />
        </Suspense>
      </RequireAccess>
    )
    return { path: declared.path, element }
  })
  return useRoutes([...routes, { path: '*', element: <Navigate to={`/dashboard/missions/${mission._id}`} replace /> }])
}
