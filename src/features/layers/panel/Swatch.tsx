import { downloadHref } from '../../../api/download'
import type { Layer } from '../../../api/layer'
import { VectorSymbol } from '../../../map/VectorSymbol'

/** Symbol of a layer: a thumbnail of a raster, or the geometry types of a vector layer in its color. */
export function Swatch({ layer: { _id, kind, color, status, shapes, dataVersion } }: { layer: Layer }) {
  if (kind === 'raster') {
    const picture = status === 'ready' && downloadHref(`/layer/thumbnail/${_id}`, { v: dataVersion })
    return (
      <span className="layer-swatch layer-swatch-edged" aria-hidden>
        {picture && <img src={picture} alt="" loading="lazy" />}
      </span>
    )
  }
  return <VectorSymbol className="layer-swatch" color={color} shapes={shapes} />
}
