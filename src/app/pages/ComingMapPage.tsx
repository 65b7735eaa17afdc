import { Link, useParams } from 'react-router-dom'
import { ComingPage } from './ComingPage'
import { comingBaseMap, comingMissionMap } from './comingPages'
import { pageText } from './messages'

/** The full-screen map, of a base map or of a mission, before maps have landed. */
export function ComingMapPage() {
  const { missionId } = useParams()
  return (
    <main>
      <ComingPage texts={missionId ? comingMissionMap : comingBaseMap} />
      <p className="coming-back">
        <Link to="/dashboard">{pageText('back', { page: pageText('dashboard') })}</Link>
      </p>
    </main>
  )
}
