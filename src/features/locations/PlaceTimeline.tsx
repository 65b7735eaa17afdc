import { useState } from 'react'
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Alert, Button, Slider } from 'antd'
import { Link } from 'react-router-dom'
import { useGetLayerPanelQuery } from '../../api/layer'
import type { Location } from '../../api/location'
import type { Mission } from '../../api/mission'
import { boundsOfScene, overlaps } from '../../map/bounds'
import { inDrawingOrder, sectionsOf } from '../../map/layerOrder'
import { tileLayerSourceOf, sceneOfTileLayers } from '../../map/tileLayerSource'
import type { Bounds, Scene } from '../../map/scene'
import { SceneMap } from '../../map/SceneMap'
import { useCan } from '../../session/useCan'
import { MissionStatusTag } from '../../shared/MissionStatusTag'
import { NoPermission } from '../../shared/states/NoPermission'
import { dayText } from '../../shared/time/timeText'
import { placesText } from './messages'

/** Degrees around a location that count as being there: a few kilometres. */
const AROUND = 0.02
/** Wider than the features of layers, so that it stands out. */
const MARK_WIDTH = 5

interface PlaceTimelineProps {
  place: Location
  /** Latest first. */
  missions: readonly Mission[]
}

/** Timeline of a location's missions, and the layers of the selected mission on the map. */
export function PlaceTimeline({ place, missions }: PlaceTimelineProps) {
  const canSeeLayers = useCan('layer_list')
  const inTime = [...missions].reverse()
  const [chosenId, setChosenId] = useState(missions[0]?._id)
  const at = Math.max(
    0,
    inTime.findIndex(({ _id }) => _id === chosenId),
  )
  const mission = inTime[at]
  const { currentData, error } = useGetLayerPanelQuery(
    { missionId: mission?._id ?? '' },
    { skip: !mission || !canSeeLayers },
  )
  const layers = currentData ? inDrawingOrder(sectionsOf(currentData.data.groups, currentData.data.layers)) : []
  const scene = sceneOfTileLayers(layers.filter(({ status }) => status === 'ready').map(tileLayerSourceOf))
  const extent = scene.layers.some(({ bounds }) => bounds) ? boundsOfScene(scene) : undefined
  const isAway = extent !== undefined && !overlaps(extent, around(place))
  const fit = usePlaceFit(place, mission?._id, extent)
  const step = (way: -1 | 1) => setChosenId(inTime[at + way]?._id ?? chosenId)
  const words = (each: Mission) => placesText('shownNow', { date: dayText(timeOf(each)), mission: each.name })

  return (
    <div className="place-page">
      <div>
        <div className="place-map">
          <SceneMap scene={withPlace(scene, place)} label={placesText('mapOf', { name: place.name })} fit={fit} />
        </div>
        {mission && (
          <div className="place-time">
            <Button
              icon={<LeftOutlined aria-hidden />}
              aria-label={placesText('earlier')}
              disabled={at === 0}
              onClick={() => step(-1)}
            />
            <Slider
              min={0}
              max={Math.max(inTime.length - 1, 1)}
              disabled={inTime.length < 2}
              value={at}
              dots
              onChange={(to) => setChosenId(inTime[to]?._id ?? chosenId)}
              tooltip={{ formatter: (to) => (inTime[to ?? 0] ? dayText(timeOf(inTime[to ?? 0] ?? mission)) : null) }}
              ariaLabelForHandle={placesText('timeline')}
              ariaValueTextFormatterForHandle={(to) => (inTime[to] ? words(inTime[to]) : '')}
            />
            <Button
              icon={<RightOutlined aria-hidden />}
              aria-label={placesText('later')}
              disabled={at === inTime.length - 1}
              onClick={() => step(1)}
            />
            <span role="status">{words(mission)}</span>
          </div>
        )}
        {error && <Alert type="error" showIcon title={placesText('layersNotRead', { message: error.message ?? '' })} />}
        {mission && !canSeeLayers && <NoPermission permission="layer_list" />}
        {currentData && scene.layers.length === 0 && <p>{placesText('nothingOnMap')}</p>}
        {isAway && <p>{placesText('layersAway')}</p>}
      </div>
      <section aria-label={placesText('missions')}>
        <h2>{placesText('missions')}</h2>
        {missions.length === 0 && <p>{placesText('noMissions')}</p>}
        <ul>
          {missions.map((each) => (
            <li key={each._id} className={each === mission ? 'place-mission place-mission-shown' : 'place-mission'}>
              <Link to={`/dashboard/missions/${each._id}`}>{each.name}</Link>
              <span>{dayText(timeOf(each))}</span>
              <MissionStatusTag status={each.status} />
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** Start of the mission or its schedule; the server sorts by the same time. */
const timeOf = ({ startedAt, scheduledAt, createdAt }: Mission): string => startedAt ?? scheduledAt ?? createdAt

interface PlaceFit {
  bounds: Bounds
  key: string
}

/**
 * The map shows the layers and their location. It keeps its position when the mission changes, so that differences are visible,
 * unless the layers of the next mission are elsewhere.
 */
function usePlaceFit(place: Location, missionId: string | undefined, extent: Bounds | undefined): PlaceFit {
  const [fit, setFit] = useState<PlaceFit>({ bounds: around(place), key: place._id })
  const isFirst = fit.key === place._id
  if (missionId && extent && (isFirst || !overlaps(extent, fit.bounds))) {
    setFit({ bounds: withPoint(extent, place), key: missionId })
  }
  return fit
}

/** Adds the location to the map, even if no mission has layers. */
function withPlace(scene: Scene, { name, location }: Location): Scene {
  const point = {
    type: 'Feature' as const,
    id: 1,
    geometry: { type: 'Point' as const, coordinates: [location.long, location.lat] },
    properties: { name },
  }
  const mark = { id: 'page:place', name, visible: true, opacity: 1, look: { color: '#d4380d', width: MARK_WIDTH } }
  return {
    layers: [...scene.layers, { kind: 'features', ...mark, data: { type: 'FeatureCollection', features: [point] } }],
  }
}

const around = ({ location: { lat, long } }: Location): Bounds => [
  long - AROUND,
  lat - AROUND / 2,
  long + AROUND,
  lat + AROUND / 2,
]

/** Includes the location if the layers are near it. Otherwise the layers would shrink to a dot. */
function withPoint(extent: Bounds, place: Location): Bounds {
  if (!overlaps(extent, around(place))) return extent
  const { lat, long } = place.location
  const [west, south, east, north] = extent
  return [Math.min(west, long), Math.min(south, lat), Math.max(east, long), Math.max(north, lat)]
}
