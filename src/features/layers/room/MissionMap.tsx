import { useState, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { useGetLayerPanelQuery, type Layer, type LayerGroup } from '../../../api/layer'
import { selectConnection } from '../../../realtime/connectionSlice'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { inDrawingOrder, sectionsOf } from '../../../map/layerOrder'
import type { Bounds } from '../../../map/scene'
import { stillThere, toggled } from './comparison'
import { switchedOn } from './days'
import { useTool } from '../draw/useTool'
import { RoomContext, SELECT, type Room, type UndoOffer } from './roomContext'
import { RoomLayout } from './RoomLayout'
import { useRoomView } from './useRoomView'
import './room.css'

/** For those the socket does not reach: while something is coming, and otherwise. */
const BUSY_POLL_MS = 2000
const IDLE_POLL_MS = 30_000

const SKELETON_ROWS = 8
const ROW_HEIGHT = 40

export interface MissionMapProps {
  mission: { _id: string; name: string; location?: { location: { lat: number; long: number } } | null }
  /** What is on its way to this mission. */
  uploads: ReactNode
  uploadButton: ReactNode
}

/** The map of a mission with its layers: the room where most of the work is done. */
export function MissionMap(props: MissionMapProps) {
  const isTold = useSelector(selectConnection).state === 'open'
  const [isBusy, setBusy] = useState(false)
  const { data, error, refetch } = useGetLayerPanelQuery(
    { missionId: props.mission._id },
    { pollingInterval: isTold ? 0 : isBusy ? BUSY_POLL_MS : IDLE_POLL_MS, skipPollingIfUnfocused: true },
  )
  const panel = data?.data
  const isComing = panel?.layers.some(({ status }) => status === 'importing') ?? false
  if (isComing !== isBusy) setBusy(isComing)

  if (!panel && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!panel) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
  return <LoadedMap {...props} groups={panel.groups} layers={panel.layers} />
}

interface LoadedMapProps extends MissionMapProps {
  groups: LayerGroup[]
  layers: Layer[]
}

function LoadedMap({ groups, layers: listed, ...props }: LoadedMapProps) {
  const [room, change] = useRoomView()
  const { sheet, question, ...tools } = useTool()
  const [wanted, setWanted] = useState<{ bounds: Bounds; key: number } | undefined>()
  const [tableId, setTableId] = useState<string | null>(null)
  const [offer, setOffer] = useState<UndoOffer | null>(null)
  const layers = inDrawingOrder(sectionsOf(groups, listed))

  const shared: Room = {
    missionId: props.mission._id,
    groups,
    layers,
    room: {
      ...room,
      switched: switchedOn(layers, room.switched, room.day),
      compared: stillThere(room.compared, layers),
    },
    ...sheet,
    choose: (chosen) => change(() => ({ chosen })),
    switchLayer: (layerId) =>
      // From what is seen on, also when that is what one day shows.
      change(({ switched, day }) => ({ switched: toggled(switchedOn(layers, switched, day), layerId), day: null })),
    compare: (compared) => tools.take(SELECT, () => change(() => ({ compared }))),
    showDay: (day) => change(() => ({ day })),
    zoomTo: (bounds) => setWanted({ bounds, key: (wanted?.key ?? 0) + 1 }),
    ...tools,
    openTable: setTableId,
    offerUndo: setOffer,
  }
  return (
    <RoomContext value={shared}>
      {question}
      <RoomLayout
        {...props}
        fit={wanted}
        tableId={tableId}
        offer={offer}
        onOfferEnd={() => setOffer(null)}
        onViewChange={(view) => change(() => ({ view }))}
      />
    </RoomContext>
  )
}
