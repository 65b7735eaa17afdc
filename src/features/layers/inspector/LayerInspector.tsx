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

/** Details of a layer: source, import warnings and, for rasters, the bands. */
export function LayerInspector({ layer }: { layer: Layer }) {
  const { name, kind, status, featureCount, source, report, createdAt, createdBy, flagNote } = layer
  const canEdit = useCan('edit_layer')
  const skipped = report?.skipped ?? []
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
      {skipped.length > 0 && (
        <>
          <h3>{layersText('skipped')}</h3>
          <ul className="inspector-list">
            {skipped.map(({ reason, count, examples }) => (
              <li key={reason} title={examples.join(', ')}>
                {layersText('skippedLine', { count, reason })}
              </li>
            ))}
          </ul>
        </>
      )}
      {kind === 'raster' && status === 'ready' && <RasterInspector layer={layer} />}
    </div>
  )
}
