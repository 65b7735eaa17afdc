// The values of a finished measurement, for the card, the clipboard and the attributes of a saved feature.
import type { Geometry } from 'geojson'
import type { Measurement } from '../../../api/layer'
import { areaOf, lengthOf } from '../../../map/measure'
import { layersText } from '../texts/messages'
import type { MeasureKind } from '../state/toolState'

/** Name with its unit, for example "Length (m)", and the value. */
export type MeasuredValue = readonly [name: string, value: number]

/** @param answer of the server, for measurements on a raster */
export function measuredValues(
  what: MeasureKind,
  geometry: Geometry,
  answer: Measurement | undefined,
): MeasuredValue[] {
  const length: MeasuredValue = [layersText('lengthIn'), rounded(lengthOf(geometry))]
  if (what === 'length') return [length]
  if (what === 'area') {
    return [
      [layersText('areaIn'), rounded(areaOf(geometry))],
      [layersText('perimeterIn'), rounded(lengthOf(geometry))],
    ]
  }
  if (what === 'profile') {
    const { extremes } = answer ?? {}
    if (!extremes) return [length]
    return [
      length,
      [layersText('lowestIn'), rounded(extremes.lowest)],
      [layersText('highestIn'), rounded(extremes.highest)],
    ]
  }
  if (!answer?.volume) return []
  const { cut, fill, area, baseHeight } = answer.volume
  return [
    [layersText('cutIn'), rounded(cut)],
    [layersText('fillIn'), rounded(fill)],
    [layersText('netIn'), rounded(cut - fill)],
    [layersText('areaIn'), rounded(area)],
    [layersText('baseIn'), rounded(baseHeight)],
  ]
}

/** Centimetres; more digits would claim an accuracy that no survey has. */
const rounded = (value: number): number => Math.round(value * 100) / 100
