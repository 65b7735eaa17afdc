// The handles of the folders and files whose upload is not finished, kept in the browser for a visit after a reload.
import type { KeptHandle } from './folderFiles'
import { changeStore, readStore } from './uploadDatabase'
import type { UploadList } from './uploadPurpose'
import { holdVisit, KEPT_MS, openVisits, VISIT } from './visits'

/** Each handle can be a question of the browser, so there are not many. */
const MAX_HANDLES = 20

interface KeptRow {
  id: string
  userId: string
  /** The list that shows the uploads. */
  list: UploadList
  handle: KeptHandle
  /** In epoch milliseconds. */
  addedAt: number
  /** The visit that uploads the files. */
  visit: string
}

/** Keeps none where there are too many. */
export async function keepHandles(userId: string, list: UploadList, handles: readonly KeptHandle[]): Promise<void> {
  if (handles.length === 0 || handles.length > MAX_HANDLES) return
  holdVisit()
  const addedAt = Date.now()
  await changeStore('handles', (store) => {
    for (const [index, handle] of handles.entries()) {
      const id = `${VISIT} ${addedAt} ${index}`
      store.put({ id, userId, list, handle, addedAt, visit: VISIT } satisfies KeptRow)
    }
  })
}

/** The handles of a user from visits that have ended. */
export async function keptHandles(userId: string, list: UploadList): Promise<KeptHandle[]> {
  return (await rowsOf(userId, list)).map(({ handle }) => handle)
}

/** Forgets the handles of visits that have ended. */
export async function forgetHandles(userId: string, list: UploadList): Promise<void> {
  const oldest = Date.now() - KEPT_MS
  const old = (await readStore<KeptRow>('handles')).filter(({ addedAt }) => addedAt < oldest)
  const ended = await rowsOf(userId, list)
  await changeStore('handles', (store) => {
    for (const { id } of [...ended, ...old]) store.delete(id)
  })
}

async function rowsOf(userId: string, list: UploadList): Promise<KeptRow[]> {
  const oldest = Date.now() - KEPT_MS
  const open = await openVisits()
  const all = await readStore<KeptRow>('handles')
  return all.filter(
    (row) => row.userId === userId && row.list === list && row.addedAt >= oldest && !open.has(row.visit),
  )
}
