/** A record in the trash, as the API reports it. */
export interface Deletion {
  record: string
  id: string
  name: string
  deletedAt: string
  restorableUntil: string
  deletedBy?: string
}

/** The record in the trash that a failed call asked for, or that the record belongs to; undefined for other failures. */
export function deletionOf(error: unknown): Deletion | undefined {
  return (error as { deleted?: Deletion } | undefined)?.deleted
}
