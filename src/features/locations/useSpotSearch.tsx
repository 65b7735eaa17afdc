import { useState, type ReactNode } from 'react'
import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Feature, Geometry } from 'geojson'
import { usePlaceSearches } from '../../manifest/placeSearches'
import { ToolButton } from '../../map/controls/ToolButton'
import { placeFeatures } from '../../map/placeFeatures'
import type { DrawTask, Position, SceneLayer } from '../../map/scene'
import { PanelBoundary } from '../../shared/states/PanelBoundary'
import { locationsText } from './messages'

const SPOT: DrawTask = { mode: 'point', snap: false }

interface SpotSearch {
  /** The buttons of the map; false without a search that the user may use. */
  tools: ReactNode
  /** Not null while a spot can be chosen. */
  draw: DrawTask | null
  onDrawn: (drawn: Feature) => void
  /** The spot, and what the search shows of it. */
  layers: SceneLayer[]
  /** Stands beside the map, so that it covers nothing of it. */
  panel: ReactNode
}

/** Searches by a spot on the map of a location. */
export function useSpotSearch(locationId: string): SpotSearch {
  const searches = usePlaceSearches().filter(({ isForLocations }) => isForLocations)
  const [searchId, setSearchId] = useState<string | null>(null)
  const [spot, setSpot] = useState<Geometry | null>(null)
  const [seen, setSeen] = useState<readonly Position[] | null>(null)
  const search = searches.find(({ id }) => id === searchId)
  const close = () => {
    setSearchId(null)
    setSpot(null)
  }
  const data = placeFeatures(spot, seen)
  const style = { color: '#d4380d', width: 3 }
  return {
    tools: searches.length > 0 && (
      <div className="map-tools" role="toolbar" aria-label={locationsText('mapTools')}>
        {searches.map(({ id, label, icon }) => (
          <ToolButton
            key={id}
            label={label()}
            icon={icon}
            isOn={id === searchId}
            onClick={() => (id === searchId ? close() : setSearchId(id))}
          />
        ))}
      </div>
    ),
    draw: search ? SPOT : null,
    onDrawn: ({ geometry }) => setSpot(geometry),
    layers: search && spot ? [{ id: 'page:spot', kind: 'features', visible: true, opacity: 1, style, data }] : [],
    panel: search && (
      <section className="location-search" aria-label={search.label()}>
        <header>
          <h2>{search.label()}</h2>
          <Button
            size="small"
            type="text"
            icon={<CloseOutlined />}
            aria-label={locationsText('closeSearch')}
            title={locationsText('closeSearch')}
            onClick={close}
          />
        </header>
        {spot ? (
          <PanelBoundary>
            <search.panel within={{ locationId }} geometry={spot} onHighlight={setSeen} />
          </PanelBoundary>
        ) : (
          <p role="status">{locationsText('searchSpotHelp')}</p>
        )}
      </section>
    ),
  }
}
