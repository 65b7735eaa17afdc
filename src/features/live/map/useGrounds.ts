import { useCallback, useMemo, useState } from 'react'
import type { TrackGround } from '../../../api/telemetry'
import type { ViewGround } from '../../../../geometry/relief'
import { viewGroundOf } from '../../../map/track/trackGround'

/** The elevation layers that the views of cameras are drawn on. */
export interface Grounds {
  /** By stream; the others are drawn on flat ground. */
  byStream: Readonly<Record<string, ViewGround>>
  layers: readonly GroundLayer[]
  onGround: (streamId: string, missionId: string, ground: TrackGround | undefined) => void
}

export interface GroundLayer {
  id: string
  name: string
  missionId: string
}

interface Known {
  missionId: string
  ground: TrackGround
  view: ViewGround
}

/** Collects what `StreamGround` of each stream finds. */
export function useGrounds(): Grounds {
  const [known, setKnown] = useState<Readonly<Record<string, Known>>>({})
  const onGround = useCallback((streamId: string, missionId: string, ground: TrackGround | undefined) => {
    setKnown(({ [streamId]: before, ...others }) => {
      if (!ground) return others
      const view = before?.ground === ground ? before.view : viewGroundOf(ground)
      return { ...others, [streamId]: { missionId, ground, view } }
    })
  }, [])
  return useMemo(() => {
    const byStream = Object.fromEntries(Object.entries(known).map(([streamId, { view }]) => [streamId, view]))
    const layers = new Map<string, GroundLayer>()
    for (const { missionId, ground } of Object.values(known))
      layers.set(ground.layerId, { id: ground.layerId, name: ground.layerName, missionId })
    return { byStream, layers: [...layers.values()], onGround }
  }, [known, onGround])
}
