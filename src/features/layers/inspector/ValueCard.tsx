import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Layer } from '../../../api/layer'
import type { Position } from '../../../map/scene'
import { layersText } from '../texts/messages'
import { PointValues } from './PointValues'

interface ValueCardProps {
  layer: Layer
  at: Position
  onClose: () => void
}

/** Card over the map with the raster values at the clicked position. */
export function ValueCard({ layer, at, onClose }: ValueCardProps) {
  return (
    <section className="tool-card value-card" aria-label={layersText('probe')}>
      <header className="measure-head">
        <h2>{layer.name}</h2>
        <Button size="small" type="text" icon={<CloseOutlined />} aria-label={layersText('close')} onClick={onClose} />
      </header>
      <PointValues layerId={layer._id} at={at} />
    </section>
  )
}
