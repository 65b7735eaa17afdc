// The files that a user has chosen and that are not uploaded yet, kept in the browser for a visit after a reload. Their contents
// stay where they are.
import { changeStore, readStore } from './uploadDatabase'
import type { UploadPurpose } from './uploadPurpose'
import { holdVisit, KEPT_MS, openVisits, VISIT } from './visits'

export interface PendingFile {
  id: string
  userId: string
  purpose: UploadPurpose
  name: string
  size: number
  /** In epoch milliseconds. */
  lastModified: number
  /** In epoch milliseconds. */
  addedAt: number
  /** The visit that uploads the file. */
  visit: string
}

/** The same for the same file and purpose, so that a file that is added again replaces its record. */
export const pendingIdOf = ({ name, size, lastModified }: File, purpose: UploadPurpose): string =>
  [JSON.stringify(purpose), name, size, lastModified].join(' ')

export type NewPendingFile = Omit<PendingFile, 'userId' | 'visit'>

export async function keepPending(userId: string, files: readonly NewPendingFile[]): Promise<void> {
  if (files.length === 0) return
  holdVisit()
  await changeStore('pending', (store) => {
    for (const file of files) store.put({ ...file, userId, visit: VISIT })
  })
}

export async function forgetPending(ids: readonly string[]): Promise<void> {
  await changeStore('pending', (store) => {
    for (const id of ids) store.delete(id)
  })
}

/** The pending files of a user from visits that have ended. Those of more than a week ago are forgotten. */
export async function pendingFiles(userId: string): Promise<PendingFile[]> {
  const all = await readStore<PendingFile>('pending')
  const oldest = Date.now() - KEPT_MS
  const old = all.filter(({ addedAt }) => addedAt < oldest).map(({ id }) => id)
  if (old.length > 0) await forgetPending(old)
  const open = await openVisits()
  return all.filter((file) => file.userId === userId && file.addedAt >= oldest && !open.has(file.visit))
}
