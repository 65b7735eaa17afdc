// What a phone has not sent yet, in IndexedDB, so that it survives a reload.
import type { PhoneAlert } from '../../../api/phone'

export interface QueuedReport {
  id: string
  missionId: string
  /** Epoch milliseconds. */
  at: number
  hasPosition: boolean
  /** A photo, or the picture of an alert. */
  file?: Blob
  /** Undefined for a photo. */
  alert?: Omit<PhoneAlert, 'key' | 'missionId' | 'uploadId'>
  /** Where the upload of the file goes on. */
  uploadUrl?: string
  /** Why the server refused it; it is not sent again by itself. */
  problem?: string
}

const DATABASE = 'aerie-phone'
const STORE = 'reports'

/** @returns an empty list where the browser has no storage; reports are then lost with the page */
export async function readReports(): Promise<QueuedReport[]> {
  const rows = await withStore('readonly', (store) => store.getAll() as IDBRequest<QueuedReport[]>)
  return (rows ?? []).sort((a, b) => a.at - b.at)
}

/** @returns whether it is kept; a phone that is full, and a browser without storage, keeps nothing */
export async function keepReport(report: QueuedReport): Promise<boolean> {
  return (await withStore('readwrite', (store) => store.put(report))) !== undefined
}

/** @returns a kept report as another page of this phone may have changed it, null when that has sent or removed it */
export async function readKept(id: string): Promise<QueuedReport | null> {
  const rows = await withStore('readonly', (store) => store.getAll(id) as IDBRequest<QueuedReport[]>)
  return rows?.[0] ?? null
}

export const forgetReport = (id: string): Promise<unknown> => withStore('readwrite', (store) => store.delete(id))

export const forgetReports = (): Promise<unknown> => withStore('readwrite', (store) => store.clear())

async function withStore<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  if (typeof indexedDB === 'undefined') return undefined
  const database = await openDatabase().catch(() => undefined)
  if (!database) return undefined
  const transaction = database.transaction(STORE, mode)
  const request = ask(transaction.objectStore(STORE))
  const result = await new Promise<Result | undefined>((resolve) => {
    transaction.oncomplete = () => resolve(request.result)
    transaction.onabort = () => resolve(undefined)
  })
  database.close()
  return result
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('No storage'))
  })
}
