import { downloadHref } from '../../../api/download'
import type { Layer } from '../../../api/layer'

/** What the layer looks like on the map: its picture, or an area, a line and a point in its colour. */
export function Swatch({ layer: { _id, kind, color, status } }: { layer: Layer }) {
  if (kind === 'raster') {
    const picture = status === 'ready' && downloadHref(`/layer/thumbnail/${_id}`)
    return (
      <span className="layer-swatch layer-swatch-edged" aria-hidden>
        {picture && <img src={picture} alt="" loading="lazy" />}
      </span>
    )
  }
  return (
    <svg className="layer-swatch" viewBox="0 0 20 20" aria-hidden>
      <path d="M2 17 5 4l12 3-2 10Z" fill={color} fillOpacity={0.3} stroke={color} strokeWidth={1.5} />
      <circle cx={9.5} cy={11} r={2.5} fill={color} stroke="#fff" />
    </svg>
  )
}
