import { Alert, Spin, Typography } from 'antd'
import type { Layer, Measurement } from '../../../api/layer'
import { gsdText } from '../../../map/gsd'
import { FactList } from '../../../shared/FactList'
import { numberText } from '../texts/numberText'
import { layersText } from '../texts/messages'
import { ProfileChart } from '../parts/ProfileChart'

/** A height error whose effect on a volume is named; elevation models of surveys are accurate to a few centimetres. */
const HEIGHT_ERROR = 0.05

interface RasterMeasureProps {
  surface: Layer
  answer: Measurement | undefined
  error: { message?: string } | undefined
}

/** Measurement of a line or an area on a raster. */
export function RasterMeasure({ surface, answer, error }: RasterMeasureProps) {
  if (error) return <Alert type="error" title={error.message} />
  if (!answer) return <Spin size="small" />
  if (answer.empty) return <div>{layersText('empty')}</div>
  const assumed = surface.raster?.heights?.origin === 'assumed' && (
    <Alert type="warning" title={layersText('heightsMeasured')} />
  )
  if (answer.profile) {
    return (
      <>
        <ProfileChart points={answer.profile} extremes={answer.extremes} />
        {assumed}
      </>
    )
  }
  if (!answer.volume) return null
  const { cut, fill, area, baseHeight } = answer.volume
  const cubicMetres = (value: number) => layersText('cubicMetres', { value: numberText(value) })
  return (
    <>
      {assumed}
      <FactList
        className="inspector-facts"
        facts={[
          [layersText('volumeCut'), cubicMetres(cut)],
          [layersText('volumeFill'), cubicMetres(fill)],
          [layersText('volumeNet'), cubicMetres(cut - fill)],
          [layersText('area'), layersText('squareMetres', { value: numberText(area) })],
          [layersText('baseHeightIs'), layersText('metres', { value: numberText(baseHeight) })],
        ]}
      />
      <Typography.Text type="secondary" style={{ fontSize: 12 }}>
        {layersText('volumeAccuracy', {
          gsd: gsdText(surface.raster?.gsd ?? 0),
          volume: numberText(area * HEIGHT_ERROR),
        })}
      </Typography.Text>
    </>
  )
}
