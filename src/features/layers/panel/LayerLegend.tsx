import { useGetRasterDetailsQuery, type Layer } from '../../../api/layer'
import { gradientOf } from '../../../map/styling/colormaps'
import { numberText } from '../inspector/numberText'
import { layersText } from '../messages'
import { needsStatistics, rasterLegendOf } from './rasterLegend'

/** Color ramp of a raster that shows one value; nothing for images. */
export function LayerLegend({ layer }: { layer: Layer }) {
  const isRamp = rasterLegendOf(layer, undefined) !== null
  const { data } = useGetRasterDetailsQuery({ layerId: layer._id }, { skip: !isRamp || !needsStatistics(layer) })
  const legend = rasterLegendOf(layer, data?.data)
  if (!legend) return null
  const { title, colormap, low, high } = legend
  const [from, to] = [low, high].map((value) => (value === undefined ? '…' : numberText(value)))
  return (
    <div
      className="layer-legend"
      role="img"
      aria-label={layersText('legend', { title, low: from ?? '', high: to ?? '' })}
    >
      <span>{title}</span>
      <div className="layer-ramp">
        <span>{from}</span>
        <div className="legend" style={{ background: gradientOf(colormap) }} />
        <span>{to}</span>
      </div>
    </div>
  )
}
