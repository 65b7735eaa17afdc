import { useGetRasterDetailsQuery, type Layer } from '../../../api/layer'
import { gradientOf } from '../../../map/styling/colormaps'
import { ClassList } from '../parts/ClassList'
import { numberText } from '../texts/numberText'
import { layersText } from '../texts/messages'
import { needsStatistics, rasterLegendOf } from './rasterLegend'

/** Classes of a raster, or the color ramp of one that shows one value; nothing for images. */
export function LayerLegend({ layer }: { layer: Layer }) {
  const isRamp = rasterLegendOf(layer, undefined) !== null
  const isClasses = layer.raster?.kind === 'palette'
  const isNeeded = isClasses || (isRamp && needsStatistics(layer))
  const { data } = useGetRasterDetailsQuery({ layerId: layer._id }, { skip: !isNeeded })
  if (isClasses && data?.data.classes) {
    return (
      <div className="layer-legend">
        <ClassList classes={data.data.classes} />
      </div>
    )
  }
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
