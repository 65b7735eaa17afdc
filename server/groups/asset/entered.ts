// People enter the total use of an asset; stored is the part that its flights here do not cover.
import { fieldError } from '../../platform/core/errors'
import { assetText } from './messages'
import type { AssetRow } from './row'

export interface UseFields {
  hours?: number
  flights?: number
  cycles?: number
}

/** Forms send hours with two decimals. */
const ROUNDING = 0.005

const leastTotal = (flown: number, entered: number): number => Math.max(flown + Math.min(entered, 0), 0)

/** Whether an edit changes a total. */
export const changesUse = (before: AssetRow, { hours, flights, cycles }: UseFields): boolean =>
  (hours !== undefined && Math.abs(hours - before.hours) > ROUNDING) ||
  (flights !== undefined && flights !== before.flights) ||
  (cycles !== undefined && cycles !== before.cycles)

/** @throws AppError 400 for a total below what the flights here add up to */
export function enteredOf(before: AssetRow, { hours, flights, cycles }: UseFields): UseFields {
  const flownHours = before.flownSeconds / 3600
  const flownCycles = before.kind === 'battery' ? before.flownFlights : 0
  // After a counter was set back, the flights here before that no longer count.
  const fewestHours = leastTotal(flownHours, before.enteredHours)
  const fewestFlights = leastTotal(before.flownFlights, before.enteredFlights)
  const fewestCycles = leastTotal(flownCycles, before.enteredCycles)
  if (hours !== undefined && hours < fewestHours - ROUNDING) {
    throw fieldError('hours', assetText('fewerHours', { count: Math.ceil(fewestHours * 100) / 100 }))
  }
  if (flights !== undefined && flights < fewestFlights) {
    throw fieldError('flights', assetText('fewerFlights', { count: fewestFlights }))
  }
  if (cycles !== undefined && cycles < fewestCycles) {
    throw fieldError('cycles', assetText('fewerCycles', { count: fewestCycles }))
  }
  return {
    ...(hours !== undefined && { hours: Math.max(hours, fewestHours) - flownHours }),
    ...(flights !== undefined && { flights: flights - before.flownFlights }),
    ...(cycles !== undefined && { cycles: cycles - flownCycles }),
  }
}
