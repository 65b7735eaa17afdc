// People enter the total use of an asset; stored is the part that its flights here do not cover.
import { fieldError } from '../../core/errors'
import { assetText } from './messages'
import type { AssetRow } from './row'

export interface UseFields {
  hours?: number
  flights?: number
  cycles?: number
}

/** @throws AppError 400 for a total below what the flights here add up to */
export function enteredOf(before: AssetRow, { hours, flights, cycles }: UseFields): UseFields {
  const flownHours = before.flownSeconds / 3600
  const flownCycles = before.kind === 'battery' ? before.flownFlights : 0
  // Forms send hours with two decimals.
  if (hours !== undefined && hours < flownHours - 0.005) {
    throw fieldError('hours', assetText('fewerHours', { count: Math.ceil(flownHours * 100) / 100 }))
  }
  if (flights !== undefined && flights < before.flownFlights) {
    throw fieldError('flights', assetText('fewerFlights', { count: before.flownFlights }))
  }
  if (cycles !== undefined && cycles < flownCycles) {
    throw fieldError('cycles', assetText('fewerCycles', { count: flownCycles }))
  }
  return {
    ...(hours !== undefined && { hours: Math.max(hours - flownHours, 0) }),
    ...(flights !== undefined && { flights: flights - before.flownFlights }),
    ...(cycles !== undefined && { cycles: cycles - flownCycles }),
  }
}
