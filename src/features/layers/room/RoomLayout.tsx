import { ClockCircleOutlined, InfoCircleOutlined, MenuOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Bounds, SceneView } from '../../../map/scene'
import { useIsPhone } from '../../../shared/useIsPhone'
import { Inspector } from '../inspector/Inspector'
import { layersText } from '../messages'
import { LayerPanel } from '../panel/LayerPanel'
import { AttributeTable } from '../table/AttributeTable'
import { daysOf } from './days'
import type { MissionMapProps } from './MissionMap'
import { useRoom, type UndoOffer } from './roomContext'
import { RoomMap } from './RoomMap'
import { SidePanel } from './SidePanel'
import { TimeStrip } from './TimeStrip'
import { UndoBar } from './UndoBar'
import { usePanels } from './usePanels'

interface RoomLayoutProps extends MissionMapProps {
  fit: { bounds: Bounds; key: number } | undefined
  tableId: string | null
  offer: UndoOffer | null
  onOfferEnd: () => void
  onViewChange: (view: SceneView) => void
}

/** Layers on the left, the map, what is chosen on the right; time and the attribute table below. */
export function RoomLayout(props: RoomLayoutProps) {
  const { mission, uploads, uploadButton, fit, tableId, offer, onOfferEnd, onViewChange } = props
  const { layers, openTable } = useRoom()
  const tableLayer = layers.find(({ _id }) => _id === tableId)
  // Where nothing has a date there is no time to be shown.
  const days = daysOf(layers)
  const hasDays = days.length > 0
  const panels = usePanels(useIsPhone(), hasDays)
  const hasLayers = panels.isOpen('layers')
  const hasTime = panels.isOpen('time')
  const hasInspector = panels.isOpen('inspector')

  return (
    <div className="room">
      {hasLayers && (
        <SidePanel
          side="left"
          title={layersText('layers')}
          closeLabel={layersText('hideLayers')}
          onClose={() => panels.toggle('layers')}
        >
          <LayerPanel uploads={uploads} uploadButton={uploadButton} />
        </SidePanel>
      )}
      <div className="room-middle">
        <div className="room-map">
          <RoomMap mission={mission} fit={fit} onViewChange={onViewChange} />
          {!hasLayers && (
            <Button
              className="room-open room-open-left"
              icon={<MenuOutlined />}
              aria-label={layersText('showLayers')}
              title={layersText('showLayers')}
              onClick={() => panels.toggle('layers')}
            />
          )}
          {!hasInspector && (
            <Button
              className="room-open room-open-right"
              icon={<InfoCircleOutlined />}
              aria-label={layersText('showInspector')}
              title={layersText('showInspector')}
              onClick={() => panels.toggle('inspector')}
            />
          )}
          {hasDays && !hasTime && (
            <Button
              className="room-open room-open-time"
              icon={<ClockCircleOutlined />}
              aria-label={layersText('showTime')}
              title={layersText('showTime')}
              onClick={() => panels.toggle('time')}
            />
          )}
          {offer && <UndoBar offer={offer} onEnd={onOfferEnd} />}
        </div>
        {hasTime && <TimeStrip days={days} onClose={() => panels.toggle('time')} />}
        {tableLayer && <AttributeTable key={tableLayer._id} layer={tableLayer} onClose={() => openTable(null)} />}
      </div>
      {hasInspector && (
        <SidePanel
          side="right"
          title={layersText('inspector')}
          closeLabel={layersText('hideInspector')}
          onClose={() => panels.toggle('inspector')}
        >
          <div className="panel-list">
            <Inspector />
          </div>
        </SidePanel>
      )}
    </div>
  )
}
