import { useState, type ReactNode } from 'react'
import { AlertsHere } from '../../alerts/AlertsHere'
import type { BaseLayer } from '../../api/base-layer'
import { PlotCard } from '../../map/below/PlotCard'
import type { Picked } from '../../map/scene'
import { useCan } from '../../session/useCan'
import { shownParts } from './parts'
import type { AreaEvents } from './useAreaEvents'

interface PickedPlot {
  onPick: (picked: Picked | null) => void
  /** What is known about the clicked feature; render it over the map. */
  card: ReactNode
}

/** A click on the map: on an alert or recording, which is marked in the list, or on a feature, whose card opens. */
export function usePickedPlot(base: BaseLayer, { layers, choose }: AreaEvents): PickedPlot {
  const canSeeFeatures = useCan('feature_list')
  const canSeeMissions = useCan('mission_list')
  const [plot, setPlot] = useState<{ layerId: string; index: number } | null>(null)
  const onPick = (picked: Picked | null) => {
    const isEvent = picked !== null && layers.some(({ id }) => id === picked.layerId)
    choose(isEvent ? { layerId: picked.layerId, featureId: picked.featureId } : null)
    const isPlot = picked !== null && shownParts(base).some(({ _id }) => _id === picked.layerId)
    setPlot(isPlot ? { layerId: picked.layerId, index: Number(picked.featureId) } : null)
  }
  const card = canSeeFeatures && canSeeMissions && plot && (
    <PlotCard
      key={`${plot.layerId} ${plot.index}`}
      {...plot}
      base={base}
      onClose={() => setPlot(null)}
      more={(baseLayerId, mapref) => <AlertsHere baseLayerId={baseLayerId} mapref={mapref} />}
    />
  )
  return { onPick, card }
}
