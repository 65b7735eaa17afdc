import type { ReactNode } from 'react'
import './fullMap.css'
import { mapText } from './messages'
import type { TileLayerSource } from './tileLayerSource'
import { VectorSymbol } from './VectorSymbol'

interface MapLegendProps {
  /** Topmost first; `note` is shown below the name. */
  parts: readonly (TileLayerSource & { visible: boolean; note?: string })[]
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
        {parts.map(({ _id, name, kind, color, shapes, visible, note }) => (
          <li key={_id}>
            <label>
              <input type="checkbox" checked={visible} onChange={() => onToggle(_id)} />
              {kind === 'vector' ? (
                <VectorSymbol className="map-legend-mark" color={color} shapes={shapes} />
              ) : (
                <span className="map-legend-mark map-legend-raster" aria-hidden />
              )}
              <span className="map-legend-name">
                {name}
                {note && <small>{note}</small>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      {children}
    </details>
  )
}
