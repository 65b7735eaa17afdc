// The days of a mission and the layers that each of them shows.
import dayjs from 'dayjs'
import type { Layer } from '../../../api/layer'
import { isLayerVisible } from './viewState'

export interface Day {
  /** In the user's time zone, for example 2026-03-12. */
  day: string
  layers: Layer[]
}

/** Capture day of a layer. */
export const dayOf = ({ capturedAt }: Layer): string | undefined =>
  capturedAt ? dayjs(capturedAt).format('YYYY-MM-DD') : undefined

/** All capture days of the layers that are ready, earliest first. */
export function daysOf(layers: readonly Layer[]): Day[] {
  const days = new Map<string, Layer[]>()
  for (const layer of layers) {
    const day = layer.status === 'ready' ? dayOf(layer) : undefined
    if (day) days.set(day, [...(days.get(day) ?? []), layer])
  }
  return [...days].map(([day, found]) => ({ day, layers: found })).sort((one, other) => (one.day < other.day ? -1 : 1))
}

/**
 * Visibility overrides that show one day: layers captured on it are visible, layers of other days are hidden, and layers
 * without a date keep their visibility.
 */
export function visibilityOverridesOn(
  layers: readonly Layer[],
  visibilityOverrides: readonly string[],
  day: string | null,
): readonly string[] {
  if (day === null) return visibilityOverrides
  const isWanted = (layer: Layer) =>
    layer.capturedAt ? dayOf(layer) === day : isLayerVisible(layer, visibilityOverrides)
  return layers.filter((layer) => isWanted(layer) !== layer.visible).map(({ _id }) => _id)
}
