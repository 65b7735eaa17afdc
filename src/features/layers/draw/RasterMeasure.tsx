import { Alert, Spin } from 'antd'
import { useMeasureRasterQuery, type Measurement, type MeasurementRequest } from '../../../api/layer'
import { formatLength } from '../../../map/measure'
import { Facts } from '../inspector/Facts'
import { numberText } from '../inspector/numberText'
import { layersText } from '../messages'

const WIDTH = 260
const HEIGHT = 90

/** Measurement of a line or an area on a raster. */
export function RasterMeasure({ layerId, question }: { layerId: string; question: MeasurementRequest }) {
  const { currentData, error } = useMeasureRasterQuery({ layerId, measurementRequest: question })
  const answer = currentData?.data
  if (error) return <Alert type="error" title={error.message} />
  if (!answer) return <Spin size="small" />
  if (answer.empty) return <div>{layersText('empty')}</div>
  if (answer.profile) return <Profile points={answer.profile} />
  if (!answer.volume) return null
  const { cut, fill, area, baseHeight } = answer.volume
  return (
    <Facts
      facts={[
        [layersText('volumeCut'), layersText('cubicMetres', { value: numberText(cut) })],
        [layersText('volumeFill'), layersText('cubicMetres', { value: numberText(fill) })],
        [layersText('area'), layersText('squareMetres', { value: numberText(area) })],
        [layersText('volumeBase'), layersText('metres', { value: numberText(baseHeight) })],
      ]}
    />
  )
}

/** Elevation profile of a line, with gaps where the raster has no data. */
function Profile({ points }: { points: NonNullable<Measurement['profile']> }) {
  const heights = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const min = Math.min(...heights)
  const max = Math.max(...heights)
  const length = points.at(-1)?.distance ?? 0
  const at = ({ distance, value }: (typeof points)[number]) =>
    `${((distance / (length || 1)) * WIDTH).toFixed(1)} ${(HEIGHT - (((value ?? min) - min) / (max - min || 1)) * HEIGHT).toFixed(1)}`
  const path = points
    .map((point, index) => {
      if (point.value === null) return ''
      const isStart = index === 0 || points[index - 1]?.value === null
      return `${isStart ? 'M' : 'L'}${at(point)}`
    })
    .join('')
  const range = layersText('profileRange', { min: numberText(min), max: numberText(max) })
  return (
    <figure className="profile">
      <svg
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        role="img"
        aria-label={`${layersText('profile', { length: formatLength(length) })}: ${range}`}
      >
        <path d={path} fill="none" stroke="var(--primary)" strokeWidth={2} />
      </svg>
      <figcaption>{range}</figcaption>
    </figure>
  )
}
