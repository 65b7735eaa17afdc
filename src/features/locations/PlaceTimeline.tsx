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

/** Degrees round a place that count as being there: a few kilometres. */
const AROUND = 0.02
/** Thicker than what is drawn on layers, so that it is found among them. */
const MARK_WIDTH = 5

interface PlaceTimelineProps {
  place: Location
  /** The latest first. */
  missions: readonly Mission[]
}

/** A place's missions in the order of time, and on the map the layers of the one that is chosen. */
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

/** When it was flown, or is to be: as the server sorts them. */
const timeOf = ({ startedAt, scheduledAt, createdAt }: Mission): string => startedAt ?? scheduledAt ?? createdAt

interface PlaceFit {
  bounds: Bounds
  key: string
}

/**
 * Where the map goes: to the layers and the place they belong to. It stays there from mission to mission, so that what
 * has changed is seen, unless the next mission's layers lie somewhere else altogether.
 */
function usePlaceFit(place: Location, missionId: string | undefined, extent: Bounds | undefined): PlaceFit {
  const [fit, setFit] = useState<PlaceFit>({ bounds: around(place), key: place._id })
  const isFirst = fit.key === place._id
  if (missionId && extent && (isFirst || !overlaps(extent, fit.bounds))) {
    setFit({ bounds: withPoint(extent, place), key: missionId })
  }
  return fit
}

/** The place itself is on the map even where no mission has a layer. */
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

/** Layers that lie at the place are seen with it; from far away it would make them a dot. */
function withPoint(extent: Bounds, place: Location): Bounds {
  if (!overlaps(extent, around(place))) return extent
  const { lat, long } = place.location
  const [west, south, east, north] = extent
  return [Math.min(west, long), Math.min(south, lat), Math.max(east, long), Math.max(north, lat)]
}
