import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Alert } from '../../../api/alert'
import { SEVERITIES } from '../../../alerts/alertStates'
import { alertsText } from '../../../alerts/messages'
import { alertColor, alertFeature } from '../../../built-in-layers/recordFeatures'
import { MissionSceneMap } from '../../../built-in-layers/MissionSceneMap'
import { boundsOf } from '../../../map/bounds'
import type { MapHandle } from '../../../map/engine'
import type { Bounds, FeaturesLayer } from '../../../map/scene'
import { SceneMap, type SceneMapProps } from '../../../map/SceneMap'
import { deskText } from './messages'

const LAYER = 'alert-queue'
/** The map of a mission shows its alerts as a built-in layer, which the queue replaces here. */
const OMITTED = ['alerts'] as const
/** Degrees around the alerts, so that none lies on the edge. */
const MARGIN = 0.002

interface AlertMapProps {
  alerts: readonly Alert[]
  selectedId: string | null
  onSelect: (alertId: string) => void
  /** Without it the alerts are of several missions. */
  missionId: string | undefined
  /** Names the filters: other filters move the map to their alerts, and new alerts do not. */
  filterKey: string
}

/** The alerts of the queue on a map, colored by severity. */
export function AlertMap({ alerts, selectedId, onSelect, missionId, filterKey }: AlertMapProps) {
  const [map, setMap] = useState<MapHandle | null>(null)
  const layer = useMemo(() => layerOf(alerts), [alerts])
  const placed = layer.data.features.length
  const selected = alerts.find(({ _id }) => _id === selectedId)
  useFollow(map, selected?.position ?? null)
  const scene: SceneMapProps = {
    label: deskText('mapOfQueue'),
    scene: {
      layers: [layer],
      ...(selected?.position && { selection: { layerId: LAYER, featureId: selected._id } }),
    },
    ...(layer.bounds && { fit: { bounds: layer.bounds, key: filterKey } }),
    onMap: setMap,
    onPick: (picked) => {
      if (picked?.layerId === LAYER) onSelect(String(picked.featureId))
    },
  }
  return (
    <>
      <div className="alert-queue-map">
        {missionId === undefined ? (
          <SceneMap {...scene} />
        ) : (
          <MissionSceneMap {...scene} missionId={missionId} omitted={OMITTED} />
        )}
      </div>
      <ul className="alert-legend" aria-label={deskText('legend')}>
        {SEVERITIES.map((severity) => (
          <Mark key={severity} color={alertColor({ severity, state: 'new' })} name={alertsText(severity)} />
        ))}
        <Mark color={alertColor({ severity: 'info', state: 'closed' })} name={alertsText('closed')} />
      </ul>
      <p className="alert-count">
        {placed === 0 ? deskText('nonePlaced') : deskText('placed', { placed, total: alerts.length })}
      </p>
    </>
  )
}

const Mark = ({ color, name }: { color: string; name: string }) => (
  <li>
    <svg aria-hidden width={12} height={12} viewBox="0 0 12 12">
      <path d="M6 1l5.5 10H.5z" fill={color} />
    </svg>
    {name}
  </li>
)

/** Moves the map to a selected alert that is out of sight, for example because a key has chosen it. */
function useFollow(map: MapHandle | null, position: Alert['position']): void {
  const follow = useEffectEvent((handle: MapHandle) => {
    if (!position) return
    const [west, south, east, north] = handle.bounds()
    const { lat, long } = position
    const isInSight = south <= lat && lat <= north && west <= long && long <= east
    if (!isInSight) handle.moveTo({ center: [long, lat] }, true)
  })
  const key = position && `${position.lat} ${position.long}`
  useEffect(() => {
    if (map && key) follow(map)
  }, [map, key])
}

function layerOf(alerts: readonly Alert[]): FeaturesLayer {
  const data = { type: 'FeatureCollection' as const, features: alerts.flatMap((alert) => alertFeature(alert) ?? []) }
  const bounds = boundsOf(data)
  return {
    kind: 'features',
    id: LAYER,
    name: alertsText('queue'),
    visible: true,
    opacity: 1,
    data,
    ...(bounds && { bounds: withMargin(bounds) }),
    style: { color: alertColor({ severity: 'info', state: 'new' }), hasIcons: true },
  }
}

const withMargin = ([west, south, east, north]: Bounds): Bounds => [
  west - MARGIN,
  south - MARGIN,
  east + MARGIN,
  north + MARGIN,
]
