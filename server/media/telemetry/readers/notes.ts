/** Counts what an import skipped. */
export interface Notes {
  withoutPosition: number
  outOfOrder: number
  incompleteRecord: boolean
  /** Vehicles of a log whose positions are not read. */
  otherVehicles: number
  /** Further batteries, receivers and estimates of a log, which are not read. */
  otherInstances: number
  /** Nothing says whether latitude or longitude comes first. */
  assumedOrder: boolean
  /** The first date that may be read with the day or the month first. */
  assumedDate: string | null
}

export const createNotes = (): Notes => ({
  withoutPosition: 0,
  outOfOrder: 0,
  incompleteRecord: false,
  otherVehicles: 0,
  otherInstances: 0,
  assumedDate: null,
  assumedOrder: false,
})
