// The days of a mission: which there are, and which layers one of them shows.
import dayjs from 'dayjs'
import type { Layer } from '../../../api/layer'
import { isShown } from './roomView'

export interface Day {
  /** In the user's own zone, as 2026-03-12. */
  day: string
  layers: Layer[]
}

/** The day a layer was captured on. */
export const dayOf = ({ capturedAt }: Layer): string | undefined =>
  capturedAt ? dayjs(capturedAt).format('YYYY-MM-DD') : undefined

/** The days anything on the map was captured on, earliest first. */
export function daysOf(layers: readonly Layer[]): Day[] {
  const days = new Map<string, Layer[]>()
  for (const layer of layers) {
    const day = layer.status === 'ready' ? dayOf(layer) : undefined
    if (day) days.set(day, [...(days.get(day) ?? []), layer])
  }
  return [...days].map(([day, found]) => ({ day, layers: found })).sort((one, other) => (one.day < other.day ? -1 : 1))
}

/**
 * The layers to be switched so that one day is seen: what was captured then is shown, what was captured on other days is
 * not, and what has no time is as it was.
 */
export function switchedOn(
  layers: readonly Layer[],
  switched: readonly string[],
  day: string | null,
): readonly string[] {
  if (day === null) return switched
  const wanted = (layer: Layer) => (layer.capturedAt ? dayOf(layer) === day : isShown(layer, switched))
  return layers.filter((layer) => wanted(layer) !== layer.visible).map(({ _id }) => _id)
}
