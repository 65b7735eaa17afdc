// The files that a user has chosen and that are not uploaded yet, kept in the browser for a visit after a reload. Their contents
// stay where they are.
import type { UploadPurpose } from './uploadPurpose'

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
  /** The visit that uploads the file: a page until it is closed or loaded again. */
  visit: string
}

/** The same for the same file and purpose, so that a file that is added again replaces its record. */
export const pendingIdOf = ({ name, size, lastModified }: File, purpose: UploadPurpose): string =>
  [JSON.stringify(purpose), name, size, lastModified].join(' ')

export type NewPendingFile = Omit<PendingFile, 'userId' | 'visit'>

const DATABASE = 'aerie-uploads'
const STORE = 'pending'
const KEPT_MS = 7 * 24 * 3_600_000

/** Held until the page is closed, so that other tabs do not offer files that are being uploaded. */
const VISIT = `aerie-uploads ${Date.now()} ${Math.random()}`
let isHeld = false

export async function keepPending(userId: string, files: readonly NewPendingFile[]): Promise<void> {
  if (files.length === 0) return
  holdVisit()
  await change((store) => {
    for (const file of files) store.put({ ...file, userId, visit: VISIT })
  })
}

function holdVisit(): void {
  if (isHeld || !('locks' in navigator)) return
  isHeld = true
  void navigator.locks.request(VISIT, () => new Promise(() => undefined))
}

/** The visits whose pages are open. Browsers tell it in secure contexts only. */
async function openVisits(): Promise<Set<string | undefined>> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {}
  return new Set([VISIT, ...held.map(({ name }) => name)])
}

export async function forgetPending(ids: readonly string[]): Promise<void> {
  await change((store) => {
    for (const id of ids) store.delete(id)
  })
}

/** The pending files of a user from visits that have ended. Those of more than a week ago are forgotten. */
export async function pendingFiles(userId: string): Promise<PendingFile[]> {
  const all = await read()
  const oldest = Date.now() - KEPT_MS
  const old = all.filter(({ addedAt }) => addedAt < oldest).map(({ id }) => id)
  if (old.length > 0) await forgetPending(old)
  const open = await openVisits()
  return all.filter((file) => file.userId === userId && file.addedAt >= oldest && !open.has(file.visit))
}

/** Rejects where the browser has no storage, as in some private windows. */
function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('No storage'))
  })
}

/** Without storage the user chooses the files again, one by one. */
async function change(write: (store: IDBObjectStore) => void): Promise<void> {
  if (typeof indexedDB === 'undefined') return
  const database = await openDatabase().catch(() => undefined)
  if (!database) return
  const transaction = database.transaction(STORE, 'readwrite')
  write(transaction.objectStore(STORE))
  await new Promise<void>((resolve) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => resolve()
  })
  database.close()
}

async function read(): Promise<PendingFile[]> {
  if (typeof indexedDB === 'undefined') return []
  const database = await openDatabase().catch(() => undefined)
  if (!database) return []
  const request = database.transaction(STORE).objectStore(STORE).getAll() as IDBRequest<PendingFile[]>
  const files = await new Promise<PendingFile[]>((resolve) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve([])
  })
  database.close()
  return files
}
