import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Alert, Button, Slider } from 'antd'
import { useGetLayerPanelQuery } from '../../api/layer'
import type { Location } from '../../api/location'
import type { Mission } from '../../api/mission'
import { recordIdOf } from '../../built-in-layers/recordFeatures'
import { uniteBounds } from '../../../geometry/uniteBounds'
import { boundsOfScene, overlaps } from '../../map/bounds'
import { inDrawingOrder, sectionsOf } from '../../map/layerOrder'
import { tileLayerSourceOf, sceneOfTileLayers } from '../../map/tileLayerSource'
import type { Bounds, Scene } from '../../map/scene'
import { SceneMap } from '../../map/SceneMap'
import { useCan } from '../../session/useCan'
import { Link } from '../../shared/Link'
import { MissionStatusTag } from '../../shared/MissionStatusTag'
import { NoPermission } from '../../shared/states/NoPermission'
import { dayText } from '../../shared/time/timeText'
import { locationsText } from './messages'
import { useSpotSearch } from './useSpotSearch'
import { ALERT_PINS, useLocationAlertPins } from './useLocationAlertPins'

/** Degrees around a location that count as being there: a few kilometres. */
const AROUND = 0.02
/** Wider than the features of layers, so that it stands out. */
const MARKER_WIDTH = 5

interface LocationTimelineProps {
  location: Location
  /** Latest first. */
  missions: readonly Mission[]
}

/** Timeline of a location's missions, and the layers of the selected mission on the map. */
// oxlint-disable-next-line complexity -- a screen with one condition for each part that it shows; could be divided into components
export function LocationTimeline({ location, missions }: LocationTimelineProps) {
  const canSeeLayers = useCan('layer_list')
  const chronological = [...missions].reverse()
  const [chosenId, setChosenId] = useState(missions[0]?._id)
  const index = Math.max(
    0,
    chronological.findIndex(({ _id }) => _id === chosenId),
  )
  const mission = chronological[index]
  const { currentData, error } = useGetLayerPanelQuery(
    { missionId: mission?._id ?? '' },
    { skip: !mission || !canSeeLayers },
  )
  const layers = currentData ? inDrawingOrder(sectionsOf(currentData.data.groups, currentData.data.layers)) : []
  const scene = sceneOfTileLayers(layers.filter(({ status }) => status === 'ready').map(tileLayerSourceOf))
  const extent = scene.layers.some(({ bounds }) => bounds) ? boundsOfScene(scene) : undefined
  const isElsewhere = extent !== undefined && !overlaps(extent, around(location))
  const fit = useLocationFit(location, mission?._id, extent)
  const alerts = useLocationAlertPins(location._id)
  const navigate = useNavigate()
  const spot = useSpotSearch(location._id)
  const step = (way: -1 | 1) => setChosenId(chronological[index + way]?._id ?? chosenId)
  const missionText = (each: Mission) => locationsText('shownNow', { date: dayText(timeOf(each)), mission: each.name })

  return (
    <div className="location-page">
      <div>
        <div className="location-map">
          <SceneMap
            scene={withLocation({ ...scene, layers: [...scene.layers, ...alerts.layers, ...spot.layers] }, location)}
            draw={spot.draw}
            onDrawn={spot.onDrawn}
            controls={spot.tools}
            onPick={(picked) => {
              if (picked?.layerId !== ALERT_PINS) return
              void navigate(`/dashboard/alerts?alert=${recordIdOf(picked.featureId)}`)
            }}
            label={locationsText('mapOf', { name: location.name })}
            fit={fit}
          />
        </div>
        {mission && (
          <div className="location-time">
            <Button
              icon={<LeftOutlined aria-hidden />}
              aria-label={locationsText('earlier')}
              disabled={index === 0}
              onClick={() => step(-1)}
            />
            <Slider
              min={0}
              max={Math.max(chronological.length - 1, 1)}
              disabled={chronological.length < 2}
              value={index}
              dots
              onChange={(to) => setChosenId(chronological[to]?._id ?? chosenId)}
              tooltip={{
                formatter: (to) => (chronological[to ?? 0] ? dayText(timeOf(chronological[to ?? 0] ?? mission)) : null),
              }}
              ariaLabelForHandle={locationsText('timeline')}
              ariaValueTextFormatterForHandle={(to) => (chronological[to] ? missionText(chronological[to]) : '')}
            />
            <Button
              icon={<RightOutlined aria-hidden />}
              aria-label={locationsText('later')}
              disabled={index === chronological.length - 1}
              onClick={() => step(1)}
            />
            <span role="status">{missionText(mission)}</span>
          </div>
        )}
        {error && (
          <Alert type="error" showIcon title={locationsText('layersNotLoaded', { message: error.message ?? '' })} />
        )}
        {mission && !canSeeLayers && <NoPermission permission="layer_list" />}
        {currentData && scene.layers.length === 0 && <p>{locationsText('nothingOnMap')}</p>}
        {alerts.more && <p>{locationsText('moreAlerts', alerts.more)}</p>}
        {isElsewhere && <p>{locationsText('layersElsewhere')}</p>}
      </div>
      <div>
        {spot.panel}
        <section aria-label={locationsText('missions')}>
          <h2>{locationsText('missions')}</h2>
          {missions.length === 0 && <p>{locationsText('noMissions')}</p>}
          <ul>
            {missions.map((each) => (
              <li
                key={each._id}
                className={each === mission ? 'location-mission location-mission-shown' : 'location-mission'}
              >
                <Link to={`/dashboard/missions/${each._id}`}>{each.name}</Link>
                <span>{dayText(timeOf(each))}</span>
                <MissionStatusTag status={each.status} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}

/** Start of the mission or its schedule; the server sorts by the same time. */
const timeOf = ({ startedAt, scheduledAt, createdAt }: Mission): string => startedAt ?? scheduledAt ?? createdAt

interface LocationFit {
  bounds: Bounds
  key: string
}

/**
 * The map shows the layers and their location. It keeps its position when the mission changes, so that differences are visible,
 * unless the layers of the next mission are elsewhere.
 */
function useLocationFit(location: Location, missionId: string | undefined, extent: Bounds | undefined): LocationFit {
  const [fit, setFit] = useState<LocationFit>({ bounds: around(location), key: location._id })
  const isFirst = fit.key === location._id
  if (missionId && extent && (isFirst || !overlaps(extent, fit.bounds))) {
    setFit({ bounds: withPoint(extent, location), key: missionId })
  }
  return fit
}

/** Adds the location to the map, even if no mission has layers. */
function withLocation(scene: Scene, { name, location }: Location): Scene {
  const point = {
    type: 'Feature' as const,
    id: 1,
    geometry: { type: 'Point' as const, coordinates: [location.long, location.lat] },
    properties: { name },
  }
  const marker = {
    id: 'page:location',
    name,
    visible: true,
    opacity: 1,
    style: { color: '#d4380d', width: MARKER_WIDTH },
  }
  return {
    layers: [...scene.layers, { kind: 'features', ...marker, data: { type: 'FeatureCollection', features: [point] } }],
  }
}

const around = ({ location: { lat, long } }: Location): Bounds => [
  long - AROUND,
  lat - AROUND / 2,
  long + AROUND,
  lat + AROUND / 2,
]

/** Includes the location if the layers are near it. Otherwise the layers would shrink to a dot. */
function withPoint(extent: Bounds, location: Location): Bounds {
  if (!overlaps(extent, around(location))) return extent
  const { lat, long } = location.location
  return uniteBounds([extent, [long, lat, long, lat]]) ?? extent
}
