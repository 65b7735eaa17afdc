/** Counts what an import skipped. */
export interface Notes {
  withoutPosition: number
  outOfOrder: number
  incompleteRecord: boolean
}

export const createNotes = (): Notes => ({ withoutPosition: 0, outOfOrder: 0, incompleteRecord: false })
