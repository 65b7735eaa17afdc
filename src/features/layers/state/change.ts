// A change that was made and can be reversed. Reversing it is a change itself, so that redo reverses the reversal.

export interface Change {
  /** What was done, for example "Feature 3 deleted". */
  text: string
  /** @throws ChangedElsewhere, or the error of the call that failed */
  reverse: () => Promise<Change>
}

/** Another user changed the same thing since, so that reversing the change would discard their work. */
export class ChangedElsewhere extends Error {}

/** A change of two calls that reverse each other, such as deleting and restoring. */
export const changeOf = (text: string, reverse: () => Promise<unknown>, repeat: () => Promise<unknown>): Change => ({
  text,
  async reverse() {
    await reverse()
    return changeOf(text, repeat, reverse)
  },
})
