import { useRef, useState } from 'react'
import { useGetLayerPanelQuery, type Layer, type LayerGroup } from '../../../api/layer'
import type { MapHandle } from '../../../map/engine'
import { inDrawingOrder, sectionsOf } from '../../../map/layerOrder'
import type { Bounds } from '../../../map/scene'
import { usePolling } from '../../../realtime/usePolling'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { useToolActions } from '../tools/useToolActions'
import { HistoryContext, useHistory } from '../history/useHistory'
import { withoutDeleted, withToggled } from '../state/comparison'
import { visibilityOverridesOn } from '../state/days'
import {
  WorkspaceActionsContext,
  WorkspaceDataContext,
  WorkspaceViewContext,
  type WorkspaceActions,
} from '../state/mapWorkspace'
import type { MissionMapProps } from '../map/missionMapProps'
import { hasUnsavedShape, SELECT, ToolStoreContext } from '../state/toolState'
import { useViewState } from './useViewState'
import { WorkspaceLayout } from './WorkspaceLayout'
import './workspace.css'

/** Time between two reads for users without a socket while an import runs. */
const BUSY_POLL_MS = 2000

const SKELETON_ROWS = 8
const ROW_HEIGHT = 40

/** The map workspace of a mission: layers, map, tools, inspector, timeline and attribute table. */
export function MissionMap(props: MissionMapProps) {
  const [isBusy, setBusy] = useState(false)
  const { data, error, refetch } = useGetLayerPanelQuery(
    { missionId: props.mission._id },
    usePolling(isBusy ? BUSY_POLL_MS : 0),
  )
  const panel = data?.data
  const isImporting = panel?.layers.some(({ status }) => status === 'importing') ?? false
  if (isImporting !== isBusy) setBusy(isImporting)

  if (!panel && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!panel) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
  return <LoadedMap {...props} groups={panel.groups} layers={panel.layers} />
}

interface LoadedMapProps extends MissionMapProps {
  groups: LayerGroup[]
  layers: Layer[]
}

function LoadedMap({ groups, layers: listed, ...props }: LoadedMapProps) {
  const [state, change] = useViewState()
  const { store, actions: toolActions, dialog } = useToolActions()
  const [fit, setFit] = useState<{ bounds: Bounds; key: number } | undefined>()
  const map = useRef<MapHandle | null>(null)
  const [tableId, setTableId] = useState<string | null>(null)
  const history = useHistory(() => hasUnsavedShape(store.getSnapshot()))
  const layers = inDrawingOrder(sectionsOf(groups, listed))

  const data = { missionId: props.mission._id, groups, layers }
  const view = {
    ...state,
    visibilityOverrides: visibilityOverridesOn(layers, state.visibilityOverrides, state.day),
    compared: withoutDeleted(state.compared, layers),
  }
  const actions: WorkspaceActions = {
    ...toolActions,
    choose: (chosen) => change(() => ({ chosen })),
    toggleLayer: (layerId) =>
      // Starts from the layers visible now, which may be those of one day.
      change(({ visibilityOverrides, day }) => ({
        visibilityOverrides: withToggled(visibilityOverridesOn(layers, visibilityOverrides, day), layerId),
        day: null,
      })),
    compare: (compared) => toolActions.activateTool(SELECT, () => change(() => ({ compared }))),
    showTerrain: (terrain) => change(() => ({ terrain })),
    showDay: (day) => change(() => ({ day })),
    zoomTo: (bounds) => setFit((before) => ({ bounds, key: (before?.key ?? 0) + 1 })),
    setMap: (opened) => void (map.current = opened),
    visibleBounds: () => map.current?.bounds() ?? null,
    visibleCenter: () => map.current?.view().center ?? null,
    openTable: setTableId,
    record: history.record,
    track: history.track,
  }
  return (
    <WorkspaceDataContext value={data}>
      <WorkspaceViewContext value={view}>
        <WorkspaceActionsContext value={actions}>
          <ToolStoreContext value={store}>
            <HistoryContext value={history}>
              {dialog}
              <WorkspaceLayout
                {...props}
                fit={fit}
                tableId={tableId}
                onViewChange={(next) => change(() => ({ view: next }))}
              />
            </HistoryContext>
          </ToolStoreContext>
        </WorkspaceActionsContext>
      </WorkspaceViewContext>
    </WorkspaceDataContext>
  )
}
