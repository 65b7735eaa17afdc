import { useState } from 'react'
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Alert, Button, Slider } from 'antd'
import { Link } from 'react-router-dom'
import { useGetLayerPanelQuery } from '../../api/layer'
import type { Location } from '../../api/location'
import type { Mission } from '../../api/mission'
import { boundsOfScene } from '../../map/bounds'
import { inDrawingOrder, sectionsOf } from '../../map/layerOrder'
import { partOf, sceneOfParts } from '../../map/partScene'
import type { Bounds, Scene } from '../../map/scene'
import { SceneMap } from '../../map/SceneMap'
import { useCan } from '../../session/useCan'
import { MissionStatusTag } from '../../shared/MissionStatusTag'
import { dayText } from '../../shared/time/timeText'
import { placesText } from './messages'

/** Degrees round a place that has nothing on its map: a few kilometres. */
const AROUND = 0.02

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
  const scene = sceneOfParts(layers.filter(({ status }) => status === 'ready').map(partOf))
  const hasLayers = scene.layers.some(({ bounds }) => bounds)
  const step = (way: -1 | 1) => setChosenId(inTime[at + way]?._id ?? chosenId)
  const words = (each: Mission) => placesText('shownNow', { date: dayText(timeOf(each)), mission: each.name })

  return (
    <div className="place-page">
      <div>
        <div className="place-map">
          <SceneMap
            scene={withPlace(scene, place)}
            label={placesText('mapOf', { name: place.name })}
            // It stays where it is from mission to mission, so that what has changed is seen.
            fit={
              hasLayers
                ? { bounds: boundsOfScene(scene), key: `${place._id} layers` }
                : { bounds: around(place), key: place._id }
            }
          />
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
        {currentData && scene.layers.length === 0 && <p>{placesText('nothingOnMap')}</p>}
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

/** The place itself is on the map even where no mission has a layer. */
function withPlace(scene: Scene, { location }: Location): Scene {
  const point = {
    type: 'Feature' as const,
    id: 1,
    geometry: { type: 'Point' as const, coordinates: [location.long, location.lat] },
    properties: {},
  }
  const mark = { id: 'page:place', name: placesText('places'), visible: true, opacity: 1, look: { color: '#d4380d' } }
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
