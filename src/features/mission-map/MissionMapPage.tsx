import { useEffect, useState } from 'react'
import { GlobalOutlined } from '@ant-design/icons'
import { useSelector } from 'react-redux'
import { useLocation, useParams } from 'react-router-dom'
import { AircraftCard } from '../../aircraft/AircraftCard'
import { AIRCRAFT } from '../../aircraft/aircraftScene'
import { AircraftSwitch } from '../../aircraft/AircraftSwitch'
import { useAircraft } from '../../aircraft/useAircraft'
import { useGetLayerPanelQuery, type Layer } from '../../api/layer'
import { useGetMissionQuery, type Mission } from '../../api/mission'
import { BuiltInSection } from '../../built-in-layers/BuiltInSection'
import { RecordCard } from '../../built-in-layers/RecordCard'
import { useBuiltInLayers } from '../../built-in-layers/useBuiltInLayers'
import { BaseLayersSection } from '../../map/below/BaseLayersSection'
import { PlotCard } from '../../map/below/PlotCard'
import { useBelow } from '../../map/below/useBelow'
import { boundsOfScene } from '../../map/bounds'
import { FullMap } from '../../map/FullMap'
import { inDrawingOrder, sectionsOf } from '../../map/layerOrder'
import { MapLegend } from '../../map/MapLegend'
import { tileLayerSourceOf, sceneOfTileLayers } from '../../map/tileLayerSource'
import { pinOf } from '../../map/pin'
import type { Bounds, Picked, SceneView } from '../../map/scene'
import { MapMessageContext } from '../../map/print/mapMessage'
import { SceneMap } from '../../map/SceneMap'
import { SendPicture } from '../../map-messages/SendPicture'
import { rememberedChoice } from '../../map/terrain/rememberedTerrain'
import { surfacesOf } from '../../map/terrain/terrain'
import { formatTerrain, parseTerrain } from '../../map/terrain/terrainParam'
import { useLayerVisibility } from '../../map/useLayerVisibility'
import { formatView, parseView } from '../../map/viewParam'
import { usePolling } from '../../realtime/usePolling'
import { selectTenantId, selectUser } from '../../session/authSlice'
import { useMissionPath } from '../../session/useMissionPath'
import { LinkButton } from '../../shared/LinkButton'
import { productName } from '../../shared/product'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { isNotFound } from '../../shared/states/isNotFound'
import { dayText } from '../../shared/time/timeText'
import { useIsPhone } from '../../shared/useIsPhone'
import { missionMapText } from './messages'
import { MissionFeature } from './MissionFeature'

/** Without live updates. With the time of a call, a withdrawn mission is gone from the map within 5 seconds. */
const POLL_MS = 4000

/** The layers of a mission in a full-window map. */
export function MissionMapPage() {
  const { tenantId = '', missionId = '' } = useParams()
  const isOwn = useSelector(selectTenantId) === tenantId
  if (!isOwn) return <MapNotFound />
  return <LoadedMap key={missionId} missionId={missionId} />
}

function LoadedMap({ missionId }: { missionId: string }) {
  const polled = { ...usePolling(POLL_MS), refetchOnMountOrArgChange: true }
  const mission = useGetMissionQuery({ missionId }, polled)
  const panel = useGetLayerPanelQuery({ missionId }, { refetchOnMountOrArgChange: true })
  const error = mission.error ?? panel.error
  if (isNotFound(error) || isMalformed(error)) return <MapNotFound />
  if (mission.data && panel.data) {
    const { groups, layers } = panel.data.data
    return <ShownMap mission={mission.data.data} layers={inDrawingOrder(sectionsOf(groups, layers))} />
  }
  const retry = () => {
    void mission.refetch()
    void panel.refetch()
  }
  if (!error) return <FullMap title={missionMapText('loading')} detail={undefined} />
  return (
    <main>
      <ErrorState isPage message={error.message} onRetry={retry} />
    </main>
  )
}

/** The ID in the URL is invalid. */
const isMalformed = (error: unknown): boolean => (error as { status?: number } | undefined)?.status === 400

function MapNotFound() {
  return (
    <main>
      <EmptyState
        isPage
        icon={<GlobalOutlined />}
        title={missionMapText('notFoundTitle')}
        help={missionMapText('notFoundHelp')}
        action={<LinkButton to="/dashboard">{missionMapText('dashboard')}</LinkButton>}
      />
    </main>
  )
}

// oxlint-disable-next-line complexity -- a screen with one condition for each part that it shows; could be divided into components
function ShownMap({ mission, layers }: { mission: Mission; layers: readonly Layer[] }) {
  const user = useSelector(selectUser)
  const missionPath = useMissionPath()
  const { search } = useLocation()
  const isPhone = useIsPhone()
  const { apply, toggle } = useLayerVisibility()
  const [picked, setPicked] = useState<Picked | null>(null)
  const [view, setView] = useState<SceneView | undefined>(() => parseView(new URLSearchParams(search).get('view')))
  const [terrain, setTerrain] = useState(() => parseTerrain(new URLSearchParams(search).get('terrain')))
  const drawn = apply(layers.filter(({ status }) => status === 'ready').map(withDay))
  const selection = picked ? { layerId: picked.layerId, featureId: picked.featureId } : undefined
  const below = useBelow(user, mission._id)
  const builtIn = useBuiltInLayers(mission._id)
  const aircraft = useAircraft()
  const own = sceneOfTileLayers(drawn, selection)
  const message = { missionId: mission._id, Send: SendPicture }
  const drawnLayers = [...below.layers, ...own.layers, ...builtIn.layers, ...aircraft.layers]
  const scene = { ...own, layers: drawnLayers, ...pinOf(mission.location) }
  const layer = layers.find(({ _id }) => _id === picked?.layerId)
  const plot = picked && below.partOf(picked.layerId)
  const record = picked ? builtIn.recordOf(picked) : undefined
  // Shows all layers at first; later the map stays where the user moved it.
  const [start] = useState(() => ({ bounds: boundsOfScene(own), key: mission._id }))
  const [target, setTarget] = useState<{ bounds: Bounds; key: number }>()
  const fit = target ?? (view ? undefined : start)

  // A link to this page shows the same part of the map, flat or with the same terrain.
  useEffect(() => {
    if (!view) return
    const shown = [`view=${formatView(view)}`, ...(terrain ? [`terrain=${formatTerrain(terrain)}`] : [])].join('&')
    window.history.replaceState(window.history.state, '', `${window.location.pathname}?${shown}`)
  }, [view, terrain])

  return (
    <FullMap
      title={mission.name}
      detail={[mission.location?.name, dayText(dayOf(mission))].filter(Boolean).join(' · ')}
      actions={
        <LinkButton to={missionPath(mission._id)}>
          {missionMapText(user?.userType === 'tenant-client' ? 'backToMission' : 'openMission')}
        </LinkButton>
      }
    >
      <title>{missionMapText('title', { name: mission.name, product: productName() })}</title>
      <MapMessageContext value={message}>
        <SceneMap
          scene={scene}
          {...(view && { view })}
          {...(fit && { fit })}
          onViewChange={setView}
          label={missionMapText('mapOf', { name: mission.name })}
          onPick={(next) => {
            aircraft.pick(next)
            setPicked(next)
          }}
          terrain={rememberedChoice(mission._id, { surfaces: surfacesOf(layers), terrain, onChange: setTerrain })}
        />
      </MapMessageContext>
      <MapLegend parts={drawn} isInitiallyOpen={!isPhone} onToggle={toggle}>
        <BuiltInSection rows={builtIn.rows} />
        <AircraftSwitch aircraft={aircraft} />
        {below.isOffered && (
          <BaseLayersSection below={below} onZoomTo={(bounds) => setTarget({ bounds, key: (target?.key ?? 0) + 1 })} />
        )}
      </MapLegend>
      {aircraft.selected && picked?.layerId === AIRCRAFT && (
        <AircraftCard aircraft={aircraft.selected} now={aircraft.now} onClose={() => setPicked(null)} />
      )}
      {record && <RecordCard missionId={mission._id} shown={record} onClose={() => setPicked(null)} />}
      {picked && plot && (
        <PlotCard
          key={`${picked.layerId} ${picked.featureId}`}
          base={plot.base}
          layerId={picked.layerId}
          index={Number(picked.featureId)}
          onClose={() => setPicked(null)}
        />
      )}
      {picked && layer && (
        <MissionFeature
          key={`${picked.layerId} ${picked.featureId}`}
          layer={layer}
          index={Number(picked.featureId)}
          onClose={() => setPicked(null)}
        />
      )}
    </FullMap>
  )
}

/** A layer as it is drawn, with its capture date as a note. */
const withDay = (layer: Layer) => ({
  ...tileLayerSourceOf(layer),
  ...(layer.capturedAt && { note: dayText(layer.capturedAt) }),
})

/** Start of the mission, or its schedule. */
const dayOf = ({ startedAt, scheduledAt, createdAt }: Mission): string => startedAt ?? scheduledAt ?? createdAt
