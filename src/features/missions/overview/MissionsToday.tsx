import { Suspense, useState } from 'react'
import { Button, Card, Flex, Typography } from 'antd'
import { useNavigate } from 'react-router-dom'
import type { MissionFeature } from '../../../api/mission'
import { lazyArea } from '../../../shared/lazyArea'
import { Link } from '../../../shared/Link'
import { MissionStatusTag } from '../../../shared/MissionStatusTag'
import { ErrorState } from '../../../shared/states/ErrorState'
import { missionsText } from '../messages'
import './today.css'
import { placesOf, placeKey } from './todayPlaces'
import { useMissionsToday } from './useMissionsToday'

const TodayMap = lazyArea(() => import('./TodayMap'), 'TodayMap')

/** More are on the map only. */
const MAX_LISTED = 100

/** Today's missions on a map, with a list of them. The map is loaded once there is a mission to show. */
export function MissionsToday() {
  const { data, error, refetch } = useMissionsToday()
  const missions = data?.data.features ?? []
  return (
    <Card
      size="small"
      title={
        <Typography.Title level={2} style={{ fontSize: 14, margin: 0 }}>
          {missionsText('today')}
        </Typography.Title>
      }
    >
      {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {data && missions.length === 0 && <Typography.Text type="secondary">{missionsText('todayNone')}</Typography.Text>}
      {missions.length > 0 && <MapAndList missions={missions} />}
    </Card>
  )
}

function MapAndList({ missions }: { missions: MissionFeature[] }) {
  const navigate = useNavigate()
  // The place whose missions are listed; null lists all.
  const [chosen, setChosen] = useState<string | null>(null)
  const atPlace = missions.filter((mission) => placeKey(mission) === chosen)
  const listed = atPlace.length > 0 ? atPlace : missions
  const open = (place: MissionFeature[]) => {
    const [first] = place
    if (!first) return
    if (place.length === 1) void navigate(missionPath(first))
    else setChosen(placeKey(first))
  }
  return (
    <div className="today">
      <div className="today-map">
        <Suspense fallback={null}>
          <TodayMap places={placesOf(missions)} onOpen={open} />
        </Suspense>
      </div>
      <div className="today-list">
        {atPlace.length > 0 && (
          <Flex justify="space-between" align="center" gap={8}>
            <span role="status">
              {missionsText('todayAtPlace', {
                count: atPlace.length,
                place: atPlace[0]?.properties.locationName ?? '',
              })}
            </span>
            <Button size="small" type="link" onClick={() => setChosen(null)}>
              {missionsText('showAll')}
            </Button>
          </Flex>
        )}
        <ul aria-label={missionsText('today')}>
          {listed.slice(0, MAX_LISTED).map((mission) => (
            <li key={mission.properties._id}>
              <Flex justify="space-between" align="center" gap={12}>
                <Link to={missionPath(mission)}>{mission.properties.name}</Link>
                <MissionStatusTag status={mission.properties.status} />
              </Flex>
              <Typography.Text type="secondary">{mission.properties.locationName}</Typography.Text>
            </li>
          ))}
        </ul>
        {listed.length > MAX_LISTED && (
          <Typography.Text type="secondary">
            {missionsText('todayMore', { count: listed.length - MAX_LISTED })}
          </Typography.Text>
        )}
      </div>
    </div>
  )
}

const missionPath = ({ properties }: MissionFeature): string => `/dashboard/missions/${properties._id}`
