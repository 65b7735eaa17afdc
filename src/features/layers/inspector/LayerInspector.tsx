import { Typography } from 'antd'
import type { Layer } from '../../../api/layer'
import { byteSize } from '../../../shared/byteSize'
import { useCan } from '../../../session/useCan'
import { FactList } from '../../../shared/FactList'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import { layersText } from '../texts/messages'
import { ClientSwitch } from './ClientSwitch'
import { FenceSwitch } from './FenceSwitch'
import { RasterInspector } from './RasterInspector'
import { VectorReading } from './VectorReading'

/** Details of a layer: source, how its file was read and, for rasters, the bands. */
export function LayerInspector({ layer }: { layer: Layer }) {
  const { name, kind, status, featureCount, source, createdAt, createdBy, flagNote } = layer
  const canEdit = useCan('edit_layer')
  return (
    <div className="inspector">
      <h2 className="inspector-title">{name}</h2>
      {flagNote && <Typography.Text type="warning">{flagNote}</Typography.Text>}
      <FactList
        className="inspector-facts"
        facts={[
          [
            layersText('kind'),
            kind === 'raster' ? layersText('raster') : layersText('vector', { count: featureCount }),
          ],
          ...(source ? [[layersText('source'), `${source.name} (${byteSize(source.size)})`] as const] : []),
          [
            layersText('added'),
            <>
              <RelativeTime time={createdAt} /> {createdBy && layersText('by', { name: createdBy.name })}
            </>,
          ],
        ]}
      />
      {canEdit && <ClientSwitch layer={layer} />}
      {canEdit && kind === 'vector' && <FenceSwitch layer={layer} />}
      {kind === 'vector' && <VectorReading key={layer.version} layer={layer} />}
      {kind === 'raster' && status === 'ready' && <RasterInspector layer={layer} />}
    </div>
  )
}
