import { Link, useLocation } from 'react-router-dom'
import { missionsText } from '../messages'

interface MissionTabsProps {
  missionId: string
  isMap: boolean
}

/** The areas of a mission, each with an address of its own; what the map shows stays in it, so that it is found again. */
export function MissionTabs({ missionId, isMap }: MissionTabsProps) {
  const home = `/dashboard/missions/${missionId}`
  const { search } = useLocation()
  return (
    <nav className="mission-tabs" aria-label={missionsText('tabs')}>
      <Link to={{ pathname: home, search }} aria-current={isMap ? 'page' : undefined}>
        {missionsText('tabMap')}
      </Link>
      <Link to={{ pathname: `${home}/overview`, search }} aria-current={isMap ? undefined : 'page'}>
        {missionsText('tabOverview')}
      </Link>
    </nav>
  )
}
