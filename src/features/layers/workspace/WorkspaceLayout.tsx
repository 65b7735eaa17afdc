import { Suspense } from 'react'
import { ClockCircleOutlined, InfoCircleOutlined, MenuOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Bounds, SceneView } from '../../../map/scene'
import { lazyArea } from '../../../shared/lazyArea'
import { PanelBoundary } from '../../../shared/states/PanelBoundary'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { useIsPhone } from '../../../shared/useIsPhone'
import { Inspector } from '../inspector/Inspector'
import { layersText } from '../texts/messages'
import { LayerPanel } from '../panel/LayerPanel'
import { daysOf } from '../state/days'
import { useWorkspaceActions, useWorkspaceData } from '../state/mapWorkspace'
import type { MissionMapProps } from '../map/missionMapProps'
import { WorkspaceMap } from '../map/WorkspaceMap'
import { SidePanel } from './SidePanel'
import { TimeStrip } from './TimeStrip'
import { UndoBar } from './UndoBar'
import { usePanels } from './usePanels'

const AttributeTable = lazyArea(() => import('../table/AttributeTable'), 'AttributeTable')

const TABLE_SKELETON = { rows: 6, height: 32 }

interface WorkspaceLayoutProps extends MissionMapProps {
  fit: { bounds: Bounds; key: number } | undefined
  tableId: string | null
  onViewChange: (view: SceneView) => void
}

/** Layer panel, map and inspector side by side; timeline and attribute table below the map. */
export function WorkspaceLayout(props: WorkspaceLayoutProps) {
  const { mission, uploads, uploadButton, fit, tableId, onViewChange } = props
  const { layers } = useWorkspaceData()
  const { openTable } = useWorkspaceActions()
  const tableLayer = layers.find(({ _id }) => _id === tableId)
  // Without a dated layer there is no timeline.
  const days = daysOf(layers)
  const hasDays = days.length > 0
  const panels = usePanels(useIsPhone(), hasDays)
  const hasLayers = panels.isOpen('layers')
  const hasTime = panels.isOpen('time')
  const hasInspector = panels.isOpen('inspector')

  return (
    <div className="workspace">
      {hasLayers && (
        <SidePanel
          side="left"
          title={layersText('layers')}
          closeLabel={layersText('hideLayers')}
          onClose={() => panels.toggle('layers')}
        >
          <PanelBoundary>
            <LayerPanel uploads={uploads} uploadButton={uploadButton} />
          </PanelBoundary>
        </SidePanel>
      )}
      <div className="workspace-middle">
        <div className="workspace-map">
          <PanelBoundary>
            <WorkspaceMap
              mission={mission}
              fit={fit}
              onViewChange={onViewChange}
              onShowInspector={hasInspector ? undefined : () => panels.toggle('inspector')}
            />
          </PanelBoundary>
          {!hasLayers && (
            <Button
              className="workspace-open workspace-open-left"
              icon={<MenuOutlined />}
              aria-label={layersText('showLayers')}
              title={layersText('showLayers')}
              onClick={() => panels.toggle('layers')}
            />
          )}
          {!hasInspector && (
            <Button
              className="workspace-open workspace-open-right"
              icon={<InfoCircleOutlined />}
              aria-label={layersText('showInspector')}
              title={layersText('showInspector')}
              onClick={() => panels.toggle('inspector')}
            />
          )}
          {hasDays && !hasTime && (
            <Button
              className="workspace-open workspace-open-time"
              icon={<ClockCircleOutlined />}
              aria-label={layersText('showTime')}
              title={layersText('showTime')}
              onClick={() => panels.toggle('time')}
            />
          )}
          <UndoBar />
        </div>
        {hasTime && (
          <PanelBoundary>
            <TimeStrip days={days} onClose={() => panels.toggle('time')} />
          </PanelBoundary>
        )}
        {tableLayer && (
          <PanelBoundary key={tableLayer._id}>
            <Suspense fallback={<RowsSkeleton {...TABLE_SKELETON} />}>
              <AttributeTable layer={tableLayer} onClose={() => openTable(null)} />
            </Suspense>
          </PanelBoundary>
        )}
      </div>
      {hasInspector && (
        <SidePanel
          side="right"
          title={layersText('inspector')}
          closeLabel={layersText('hideInspector')}
          onClose={() => panels.toggle('inspector')}
        >
          <div className="panel-list">
            <PanelBoundary>
              <Inspector />
            </PanelBoundary>
          </div>
        </SidePanel>
      )}
    </div>
  )
}
