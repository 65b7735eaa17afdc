import type { ReactNode } from 'react'
import './fullMap.css'
import { mapText } from './messages'
import { formatNumber } from '../shared/messages'
import { gradientOf } from './styling/colormaps'
import { previewTileOf, type TileLayerSource } from './tileLayerSource'
import { VectorSymbol } from './VectorSymbol'

type LegendPart = TileLayerSource & {
  visible: boolean
  note?: string
  /** Colours of a raster that shows one value. */
  legend?: { title: string; colormap: string; low: number; high: number }
}

interface MapLegendProps {
  /** Topmost first; `note` is shown below the name. */
  parts: readonly LegendPart[]
  isInitiallyOpen: boolean
  onToggle: (id: string) => void
  /** More choices, below the layers. */
  children?: ReactNode
}

/** Legend over the map: the color of each layer, with switches that show or hide it. */
export function MapLegend({ parts, isInitiallyOpen, onToggle, children }: MapLegendProps) {
  return (
    <details className="map-legend" open={isInitiallyOpen}>
      <summary>{mapText('legend', { count: parts.length })}</summary>
      {parts.length === 0 && <p>{mapText('legendEmpty')}</p>}
      <ul>
        {parts.map((part) => (
          <li key={part._id}>
            <label>
              <input type="checkbox" checked={part.visible} onChange={() => onToggle(part._id)} />
              {part.kind === 'vector' ? (
                <VectorSymbol className="map-legend-mark" color={part.color} shapes={part.shapes} />
              ) : (
                <RasterPicture part={part} />
              )}
              <span className="map-legend-name">
                {part.name}
                {part.note && <small>{part.note}</small>}
              </span>
            </label>
            {part.legend && <Ramp {...part.legend} />}
          </li>
        ))}
      </ul>
      {children}
    </details>
  )
}

/** Shows one tile of the raster, because there is no public thumbnail. */
function RasterPicture({ part }: { part: TileLayerSource }) {
  const src = previewTileOf(part)
  return (
    <span className="map-legend-mark map-legend-raster" aria-hidden>
      {src && <img src={src} alt="" />}
    </span>
  )
}

function Ramp({ title, colormap, low, high }: NonNullable<LegendPart['legend']>) {
  const [from = '', to = ''] = [low, high].map((value) => formatNumber(value, { maximumSignificantDigits: 4 }))
  return (
    <div className="map-legend-values" role="img" aria-label={mapText('legendValues', { title, low: from, high: to })}>
      <small>{title}</small>
      <div className="map-legend-ramp" style={{ background: gradientOf(colormap) }} />
      <small>{from}</small>
      <small>{to}</small>
    </div>
  )
}
