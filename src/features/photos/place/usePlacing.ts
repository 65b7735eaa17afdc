import { useMemo, useState } from 'react'
import type { Feature, Point } from 'geojson'
import type { PhotoPoint } from '../../../api/photo'
import type { DrawTask, Position } from '../../../map/scene'

/** State of placing a photo on the map. */
export interface Placing {
  photoId: string
  name: string
  /** The position that would be saved; null before the first click. */
  at: Position | null
  /** Tool of the map: a click places the marker, and then the user can drag it. */
  task: DrawTask
  /** Called by the map. */
  onClick: (at: Position) => void
  onDrag: (at: Position) => void
  /** Called with typed coordinates, and with null to place by a click again. */
  onSet: (at: Position | null) => void
}

/** @returns the state of placing (null while no photo is being placed), and functions that start and end it */
export function usePlacing() {
  const [photo, setPhoto] = useState<PhotoPoint | null>(null)
  const [at, setAt] = useState<Position | null>(null)
  // Dragging moves the marker without a new task, which would end the drag.
  const [start, setStart] = useState<Position | null>(null)
  const task = useMemo(() => taskAt(start), [start])

  const set = (position: Position | null) => {
    setAt(position)
    setStart(position)
  }
  const placing: Placing | null = photo && {
    photoId: photo._id,
    name: photo.name,
    at,
    task,
    onClick: set,
    onDrag: setAt,
    onSet: set,
  }
  return {
    placing,
    start: (point: PhotoPoint) => {
      setPhoto(point)
      set(point.location && [point.location.long, point.location.lat])
    },
    end: () => setPhoto(null),
  }
}

function taskAt(start: Position | null): DrawTask {
  if (!start) return { mode: 'point', snap: false }
  const feature: Feature<Point> = { type: 'Feature', geometry: { type: 'Point', coordinates: start }, properties: {} }
  return { mode: 'edit', snap: false, feature }
}
