// Handles of folders and files, with which a later visit reads them again without a dialog. Not all browsers have them.
import { isHiddenName } from './hiddenName'
import { MAX_FOLDER_FILES, shortened, type FolderReading, type KeptHandle } from './folderFiles'

type Permission = 'granted' | 'denied' | 'prompt'

/** What the types of TypeScript do not know of handles. */
declare global {
  interface FileSystemHandle {
    requestPermission(options: { mode: 'read' }): Promise<Permission>
  }
  interface FileSystemDirectoryHandle {
    values(): AsyncIterableIterator<FileSystemDirectoryHandle | FileSystemFileHandle>
  }
  interface DataTransferItem {
    /** Missing in Firefox and Safari. */
    getAsFileSystemHandle?(): Promise<KeptHandle | null>
  }
  interface Window {
    /** Missing in Firefox, Safari and on phones. */
    showDirectoryPicker?(options: { id: string; mode: 'read' }): Promise<FileSystemDirectoryHandle>
  }
}

/** The browser opens the dialog where it was left the last time. */
const DIALOG = 'aerie-uploads'

/** Whether the dialog for folders gives a handle. */
export const canPickFolder = (): boolean => window.showDirectoryPicker !== undefined

/** Opens the dialog for folders. @returns undefined if it was cancelled */
export async function pickFolder(): Promise<FolderReading | undefined> {
  const handle = await window.showDirectoryPicker?.({ id: DIALOG, mode: 'read' }).catch(whenCancelled)
  return handle && readHandles([handle])
}

function whenCancelled(error: unknown): undefined {
  if (error instanceof DOMException && error.name === 'AbortError') return undefined
  throw error
}

/** The handles of what was dropped. Call it while the event is handled. */
export async function handlesOf({ items }: DataTransfer): Promise<KeptHandle[]> {
  const asked = [...items].filter(({ kind }) => kind === 'file').map(handleOf)
  const found = await Promise.all(asked.map((handle) => handle.catch(() => null)))
  return found.flatMap((handle) => handle ?? [])
}

const handleOf = async (item: DataTransferItem): Promise<KeptHandle | null> =>
  (await item.getAsFileSystemHandle?.()) ?? null

/** Asks the user for access. Call it while a click is handled. @returns the handles that may be read */
export async function allowedHandles(handles: readonly KeptHandle[]): Promise<KeptHandle[]> {
  const answers = await Promise.all(
    handles.map((handle) => handle.requestPermission({ mode: 'read' }).catch(() => 'denied' as const)),
  )
  return handles.filter((_handle, index) => answers[index] === 'granted')
}

/** Reads folders and single files, breadth first. */
export async function readHandles(handles: readonly KeptHandle[]): Promise<FolderReading> {
  const reading: FolderReading = { files: [], skipped: 0, unreadable: [], isTooMany: false, handles: [...handles] }
  const waiting: { folder: FileSystemDirectoryHandle; path: string }[] = []
  for (const handle of handles) {
    if (handle.kind === 'directory') waiting.push({ folder: handle, path: handle.name })
    else await addFile(reading, handle, '')
  }
  for (let next = waiting.shift(); next && !reading.isTooMany; next = waiting.shift()) {
    const { path } = next
    const children = await childrenOf(next.folder).catch(() => undefined)
    if (!children) reading.unreadable.push(path)
    for (const child of children ?? []) {
      if (isHiddenName(child.name)) reading.skipped += 1
      else if (child.kind === 'directory') waiting.push({ folder: child, path: `${path}/${child.name}` })
      else await addFile(reading, child, path)
    }
  }
  return reading
}

async function childrenOf(folder: FileSystemDirectoryHandle): Promise<KeptHandle[]> {
  const children: KeptHandle[] = []
  for await (const child of folder.values()) children.push(child)
  return children
}

async function addFile(reading: FolderReading, handle: FileSystemFileHandle, path: string): Promise<void> {
  if (reading.files.length >= MAX_FOLDER_FILES) {
    reading.isTooMany = true
    return
  }
  const file = await handle.getFile().catch(() => undefined)
  if (file) reading.files.push({ file, folder: shortened(path) })
  else reading.unreadable.push(path === '' ? handle.name : `${path}/${handle.name}`)
}
