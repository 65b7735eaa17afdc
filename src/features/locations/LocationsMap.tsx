import { useState } from 'react'
import type { ListedLocation } from '../../api/location'
import type { Bounds, Position, Scene } from '../../map/scene'
import { boundsOf } from '../../map/bounds'
import { SceneMap } from '../../map/SceneMap'
import { useListLocationsQuery } from '../../api/location'
import './locations.css'
import { locationsText } from './messages'
import { PlaceSearch } from './PlaceSearch'

/** The largest page of the list. */
const MAX_SHOWN = 200
const MARKER_WIDTH = 4
/** Degrees around the locations, so that none lies on the edge. */
const MARGIN = 0.02

interface LocationsMapProps {
  /** Text that the names of the shown locations contain. */
  search: string | undefined
  onOpen: (locationId: string) => void
  /** Creates a location at a position; undefined without the permission. */
  onCreate: ((at: { lat: number; long: number }) => void) | undefined
}

/** All locations on a map. A click on one opens it, a click elsewhere creates one. */
export function LocationsMap({ search, onOpen, onCreate }: LocationsMapProps) {
  const { data } = useListLocationsQuery({ search, pageSize: MAX_SHOWN })
  const [place, setPlace] = useState<{ at: Position; name: string; key: number } | null>(null)
  if (!data) return <div className="locations-map" />
  const { items, total } = data.data
  const scene = sceneOf(items)
  const bounds = boundsOf(featuresOf(items))
  const all = bounds && { bounds: withMargin(bounds), key: items.map(({ _id }) => _id).join() }
  return (
    <>
      <PlaceSearch
        onPlace={({ name, location: { lat, long } }) =>
          setPlace((before) => ({ at: [long, lat], name, key: (before?.key ?? 0) + 1 }))
        }
      />
      <div className="locations-map">
        <SceneMap
          label={locationsText('mapOfAll')}
          scene={place ? { ...scene, pin: { at: place.at, name: place.name } } : scene}
          fit={place ? { bounds: withMargin([...place.at, ...place.at]), key: place.key } : all}
          onPick={(picked, at) => {
            const location = picked && items[Number(picked.featureId) - 1]
            if (location) onOpen(location._id)
            else if (at) onCreate?.({ lat: rounded(at[1]), long: rounded(at[0]) })
          }}
        />
      </div>
      <p className="locations-help">
        {locationsText(onCreate ? 'mapHelp' : 'mapHelpReader')}{' '}
        {total > items.length && locationsText('mapShows', { shown: items.length, total })}
      </p>
    </>
  )
}

const featuresOf = (items: readonly ListedLocation[]) => ({
  type: 'FeatureCollection' as const,
  features: items.map(({ name, location: { lat, long } }, index) => ({
    type: 'Feature' as const,
    id: index + 1,
    properties: { name },
    geometry: { type: 'Point' as const, coordinates: [long, lat] },
  })),
})

const sceneOf = (items: readonly ListedLocation[]): Scene => ({
  layers: [
    {
      kind: 'features',
      id: 'locations',
      name: locationsText('locations'),
      visible: true,
      opacity: 1,
      data: featuresOf(items),
      style: { color: '#0958d9', width: MARKER_WIDTH, labelField: 'name' },
    },
  ],
})

const withMargin = ([west, south, east, north]: Bounds): Bounds => [
  west - MARGIN,
  south - MARGIN,
  east + MARGIN,
  north + MARGIN,
]

/** About 1 m: a click is not more precise. */
const rounded = (degrees: number): number => Number(degrees.toFixed(5))
