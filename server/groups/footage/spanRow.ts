// Views in the form of the column footage.views: eight numbers each.
import type { View } from '../../media/footage/view'

const NUMBERS = 8

export function numbersOf(views: readonly View[]): number[] {
  const from = views[0]?.at ?? 0
  return views.flatMap(({ at, lat, long, height, yaw, pitch, focalLength, uncertainty }) => [
    (at - from) / 1000,
    lat,
    long,
    height,
    yaw,
    pitch,
    focalLength,
    uncertainty,
  ])
}

/** @param from milliseconds since 1970 */
export function viewsOf(numbers: readonly number[], from: number, isAssumed: boolean): View[] {
  return Array.from({ length: numbers.length / NUMBERS }, (_, index): View => {
    const [seconds = 0, lat = 0, long = 0, height = 0, yaw = 0, pitch = 0, focalLength = 0, uncertainty = 0] =
      numbers.slice(index * NUMBERS, (index + 1) * NUMBERS)
    return { at: from + seconds * 1000, lat, long, height, yaw, pitch, focalLength, uncertainty, isAssumed }
  })
}
