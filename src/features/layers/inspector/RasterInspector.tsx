import { Alert } from 'antd'
import { useGetRasterDetailsQuery, type Layer, type RasterDetails } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { layersText } from '../messages'
import { useRoom } from '../room/roomContext'
import { Facts } from './Facts'
import { Histogram } from './Histogram'
import { lengthText, numberText } from './numberText'
import { RasterLook } from './RasterLook'

/** Of degrees: a decimetre. */
const DIGITS = 6
const SKELETON_ROWS = 6
const ROW_HEIGHT = 28

/** Coordinate system, resolution, bands with statistics and histograms of a raster, and how it is coloured. */
export function RasterInspector({ layer }: { layer: Layer }) {
  const canEdit = useCan('edit_layer')
  const { data, error, refetch } = useGetRasterDetailsQuery({ layerId: layer._id })
  const details = data?.data
  if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!details) return <RowsSkeleton rows={SKELETON_ROWS} height={ROW_HEIGHT} />
  const { crs, gsd, width, height, approximateDatum, bands } = details
  return (
    <>
      <Facts
        facts={[
          [layersText('size'), layersText('pixels', { width, height })],
          [layersText('resolution'), layersText('perPixel', { size: lengthText(gsd) })],
          [layersText('system'), crs.epsg ? `${crs.name} (EPSG:${crs.epsg})` : crs.name],
        ]}
      />
      <PointValues layerId={layer._id} details={details} />
      {approximateDatum && <Alert type="info" showIcon title={layersText('approximate')} />}
      {canEdit && <RasterLook key={layer.version} layer={layer} details={details} />}
      {bands.map((band, at) => (
        <Band key={at} band={band} index={at + 1} />
      ))}
    </>
  )
}

/** What the raster holds where the map was clicked, a value for each band. */
function PointValues({ layerId, details }: { layerId: string; details: RasterDetails }) {
  const { tool } = useRoom()
  const [long, lat] = (tool.kind === 'probe' && tool.at) || []
  const isAsked = lat !== undefined && long !== undefined
  const { currentData, error } = useGetRasterDetailsQuery({ layerId, lat, long }, { skip: !isAsked })
  if (!isAsked) return null
  const values = currentData?.data.values
  return (
    <section aria-live="polite">
      <h3>{layersText('valuesAt', { position: `${lat.toFixed(DIGITS)}, ${long.toFixed(DIGITS)}` })}</h3>
      {error && <Alert type="error" title={error.message} />}
      {currentData && !values?.some((value) => value !== null) && <div>{layersText('empty')}</div>}
      <Facts
        facts={details.bands.map(({ role, name }, at) => {
          const value = values?.[at]
          return [
            layersText('bandName', { index: at + 1, name: role ?? name }),
            currentData ? (typeof value === 'number' ? numberText(value) : '–') : '…',
          ]
        })}
      />
    </section>
  )
}

function Band({ band, index }: { band: RasterDetails['bands'][number]; index: number }) {
  const title = layersText('band', { index, name: band.role ?? band.name })
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
