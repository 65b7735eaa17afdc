import { Alert } from 'antd'
import { useGetRasterDetailsQuery, type Layer, type RasterDetails } from '../../../api/layer'
import { gsdText } from '../../../map/gsd'
import { useCan } from '../../../session/useCan'
import { FactList } from '../../../shared/FactList'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { layersText } from '../texts/messages'
import { useTool } from '../state/toolState'
import { AnalyseAgain } from './AnalyseAgain'
import { bandTitle } from '../texts/bandTitle'
import { ClassList } from '../parts/ClassList'
import { FileReading } from './FileReading'
import { Histogram } from './Histogram'
import { kindName } from '../texts/kindName'
import { NodataField } from './NodataField'
import { numberText } from '../texts/numberText'
import { PointValues } from './PointValues'
import { RasterKindField } from './RasterKindField'
import { RasterStyling } from './RasterStyling'

const SKELETON_ROWS = 6
const ROW_HEIGHT = 28

/** Resolution, how the file was read, band statistics, histograms and styling of a raster. */
export function RasterInspector({ layer }: { layer: Layer }) {
  const canEdit = useCan('edit_layer')
  const tool = useTool((state) => state.tool)
  const { data, error, refetch } = useGetRasterDetailsQuery({ layerId: layer._id })
  const details = data?.data
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!details) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
  const { gsd, width, height, approximateDatum, bands } = details
  return (
    <>
      <FactList
        className="inspector-facts"
        facts={[
          [layersText('valueKind'), kindName(details.kind)],
          [layersText('size'), layersText('pixels', { width, height })],
          [layersText('resolution'), layersText('perPixel', { size: gsdText(gsd) })],
        ]}
      />
      <FileReading layer={layer} details={details} />
      {tool.kind === 'probe' && tool.at && <PointValues layerId={layer._id} at={tool.at} bands={bands} />}
      {approximateDatum && <Alert type="info" showIcon title={layersText('approximate')} />}
      {canEdit && <RasterKindField layer={layer} details={details} />}
      {canEdit && <NodataField key={`nodata-${layer.version}`} layer={layer} details={details} />}
      {canEdit && !details.classes && <RasterStyling key={layer.version} layer={layer} details={details} />}
      {details.classes && (
        <section>
          <h3>{layersText('kindClasses')}</h3>
          <ClassList classes={details.classes} />
        </section>
      )}
      {!details.classes && bands.map((band, at) => <Band key={at} band={band} index={at + 1} />)}
      {canEdit && <AnalyseAgain layer={layer} details={details} />}
    </>
  )
}

function Band({ band, index }: { band: RasterDetails['bands'][number]; index: number }) {
  const title = layersText('band', { index, name: bandTitle(band) })
  const { min, max, mean, stddev } = band
  return (
    <section>
      <h3>{title}</h3>
      <Histogram counts={band.histogram} label={layersText('histogramOf', { band: title })} min={min} max={max} />
      <div className="inspector-note">
        {layersText('statistics', {
          min: numberText(min),
          max: numberText(max),
          mean: numberText(mean),
          stddev: numberText(stddev),
        })}
      </div>
    </section>
  )
}
