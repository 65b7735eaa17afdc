import { Suspense, useState } from 'react'
import { Button, Dropdown } from 'antd'
import { lazyArea } from '../../shared/lazyArea'
import { PanelBoundary } from '../../shared/states/PanelBoundary'
import type { MapHandle } from '../engine'
import { useMapStore, type MapStore } from '../mapStore'
import { mapText } from '../messages'
import { isFormat, storedFormat, storeFormat } from './coordinateFormat'
import { COORDINATE_FORMATS, formatDegrees, isGridFormat } from './coordinates'

const GridPosition = lazyArea(() => import('./GridPosition'), 'GridPosition')

/** Position of the pointer, or of the map's center without one. A click offers other coordinate formats. */
export function Coordinates({ map, mapStore }: { map: MapHandle; mapStore: MapStore }) {
  const [format, setFormat] = useState(storedFormat)
  // The map reports its position only after the first move.
  const at = useMapStore(mapStore, ({ pointer, view }) => pointer ?? view?.center) ?? map.view().center
  const items = COORDINATE_FORMATS.map((key) => ({ key, label: mapText(key) }))
  const choose = ({ key }: { key: string }) => {
    if (!isFormat(key)) return
    storeFormat(key)
    setFormat(key)
  }
  return (
    <Dropdown
      trigger={['click']}
      placement="topLeft"
      menu={{ items, selectable: true, selectedKeys: [format], onClick: choose }}
    >
      <Button size="small" type="text" className="map-coordinates">
        <span className="visually-hidden">{mapText('format', { format: mapText(format) })}</span>
        <span aria-hidden>
          {isGridFormat(format) ? (
            // Shows degrees until the grid has loaded, and if it cannot be loaded. Another choice loads it again.
            <PanelBoundary key={format} fallback={formatDegrees(at, 'decimal')}>
              <Suspense fallback={formatDegrees(at, 'decimal')}>
                <GridPosition at={at} format={format} />
              </Suspense>
            </PanelBoundary>
          ) : (
            formatDegrees(at, format)
          )}
        </span>
      </Button>
    </Dropdown>
  )
}
