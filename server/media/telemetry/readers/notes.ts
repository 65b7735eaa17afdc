/** Counts what an import skipped. */
export interface Notes {
  withoutPosition: number
  outOfOrder: number
  incompleteRecord: boolean
  /** Vehicles of a log whose positions are not read. */
  otherVehicles: number
}

export const createNotes = (): Notes => ({
  withoutPosition: 0,
  outOfOrder: 0,
  incompleteRecord: false,
  otherVehicles: 0,
})
