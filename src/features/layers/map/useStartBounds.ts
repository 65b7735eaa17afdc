import { useState } from 'react'
import type { Layer } from '../../../api/layer'
import type { Bounds } from '../../../map/scene'
import { useWorkspaceView } from '../state/mapWorkspace'
import type { MissionMapProps } from './missionMapProps'
import { startBoundsOf } from './startBounds'

/** Half the extent, in degrees, shown around the location of a mission without layers: a few kilometres. */
const AROUND = 0.02

interface StartView {
  /** Where the map opens or moves by itself; undefined to stay. */
  fit: { bounds: Bounds; key: string } | undefined
  /** The bounds of all layers, while the map shows only some of them and the user has not closed the offer. */
  rest: Bounds | undefined
  closeRest: () => void
}

/**
 * Where the map of a mission opens without a view in the URL: at its layers, else at its records, else around its location. It
 * moves to the first layer of a mission that had none.
 * @param shown the visible layers
 * @param recordBounds bounds of the records on the map
 */
export function useStartBounds(
  shown: readonly Layer[],
  recordBounds: Bounds | undefined,
  location: MissionMapProps['mission']['location'],
): StartView {
  const { view } = useWorkspaceView()
  const place = startBoundsOf(shown)
  const extent = place?.bounds ?? recordBounds
  const whole = extent ?? around(location)
  const [hadLayers] = useState(extent !== undefined)
  // Records arrive after the map has opened; a view in the URL stays.
  const [hadView] = useState(Boolean(view))
  const added = place?.bounds ?? (hadView ? undefined : recordBounds)
  const first = !hadLayers && added ? { bounds: added, key: 'first' } : undefined
  const start = whole && !view ? { bounds: whole, key: 'start' } : undefined
  const rest = useRest(place?.all, hadView)
  return { fit: first ?? start, ...rest }
}

function useRest(all: Bounds | undefined, hadView: boolean): Pick<StartView, 'rest' | 'closeRest'> {
  const [hasPart, setHasPart] = useState(all !== undefined && !hadView)
  return { rest: hasPart ? all : undefined, closeRest: () => setHasPart(false) }
}

function around(location: MissionMapProps['mission']['location']): Bounds | undefined {
  if (!location) return undefined
  const { lat, long } = location.location
  return [long - AROUND, lat - AROUND / 2, long + AROUND, lat + AROUND / 2]
}
