import { useCallback, useMemo, useState } from 'react'
import type { ActiveStream } from '../../../api/stream'
import type { TrackGround } from '../../../api/telemetry'
import type { ViewGround } from '../../../../geometry/relief'
import { viewGroundOf } from '../../../map/track/trackGround'
import { useCan } from '../../../session/useCan'

/** The elevation layers that the views of cameras are drawn on. */
export interface Grounds {
  /** Streams whose ground is asked for; none for people who do not see elevation layers, for whom the ground is flat. */
  asked: readonly ActiveStream[]
  /** By stream; the others are drawn on flat ground. */
  byStream: Readonly<Record<string, ViewGround>>
  layers: readonly GroundLayer[]
  /** Number of streams around which there is no elevation layer. */
  flat: number
  /** @param ground null if there is no elevation layer, undefined while it is not known */
  onGround: (streamId: string, missionId: string, ground: TrackGround | null | undefined) => void
}

export interface GroundLayer {
  id: string
  name: string
  missionId: string
}

interface Known {
  missionId: string
  /** Null if there is no elevation layer. */
  found: { ground: TrackGround; view: ViewGround } | null
}

/** Whether the ground around the drone of a stream can be read: it needs the take-off point of a flight, and a position. */
const hasGround = ({ flightId, position }: ActiveStream): boolean => flightId !== null && position !== null

/** Collects what `StreamGround` of each stream finds. */
export function useGrounds(streams: readonly ActiveStream[]): Grounds {
  const canSeeFlights = useCan('flight_list')
  const canSeeLayers = useCan('layer_list')
  const asked = canSeeFlights && canSeeLayers ? streams.filter(hasGround) : []
  const [known, setKnown] = useState<Readonly<Record<string, Known>>>({})
  const onGround = useCallback((streamId: string, missionId: string, ground: TrackGround | null | undefined) => {
    setKnown(({ [streamId]: before, ...others }) => {
      if (ground === undefined) return others
      if (ground === null) return { ...others, [streamId]: { missionId, found: null } }
      const view = before?.found?.ground === ground ? before.found.view : viewGroundOf(ground)
      return { ...others, [streamId]: { missionId, found: { ground, view } } }
    })
  }, [])
  const grounds = useMemo(() => {
    const byStream: Record<string, ViewGround> = {}
    const layers = new Map<string, GroundLayer>()
    let flat = 0
    for (const [streamId, { missionId, found }] of Object.entries(known)) {
      if (!found) {
        flat++
        continue
      }
      const { layerId, layerName } = found.ground
      byStream[streamId] = found.view
      layers.set(layerId, { id: layerId, name: layerName, missionId })
    }
    return { byStream, layers: [...layers.values()], flat }
  }, [known])
  return { asked, ...grounds, onGround }
}
