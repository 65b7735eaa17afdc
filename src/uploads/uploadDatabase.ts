// What this browser keeps of uploads between visits, by IndexedDB.

/** The unfinished files, and the handles of the folders in which they are. */
export type UploadStore = 'pending' | 'handles'

const DATABASE = 'aerie-uploads'
const VERSION = 2

/** Does nothing where the browser has no storage: then users choose their files again, one by one. */
export async function changeStore(name: UploadStore, write: (store: IDBObjectStore) => void): Promise<void> {
  if (typeof indexedDB === 'undefined') return
  const database = await openDatabase().catch(() => undefined)
  if (!database) return
  const transaction = database.transaction(name, 'readwrite')
  write(transaction.objectStore(name))
  await new Promise<void>((resolve) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => resolve()
  })
  database.close()
}

/** @returns an empty array where the browser has no storage */
export async function readStore<Row>(name: UploadStore): Promise<Row[]> {
  if (typeof indexedDB === 'undefined') return []
  const database = await openDatabase().catch(() => undefined)
  if (!database) return []
  const request = database.transaction(name).objectStore(name).getAll() as IDBRequest<Row[]>
  const rows = await new Promise<Row[]>((resolve) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve([])
  })
  database.close()
  return rows
}

/** Rejects where the browser has no storage, as in some private windows. */
function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION)
    request.onupgradeneeded = () => {
      const { objectStoreNames } = request.result
      for (const name of ['pending', 'handles'] satisfies UploadStore[]) {
        if (!objectStoreNames.contains(name)) request.result.createObjectStore(name, { keyPath: 'id' })
      }
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('No storage'))
  })
}
