// Reads the files of dropped or chosen folders, at any depth.
import { isHiddenName } from './hiddenName'

/** A folder with more files is not uploaded. */
export const MAX_FOLDER_FILES = 5_000
/** Characters that the server keeps of a folder. */
const MAX_PATH = 400

/** A folder or file that the browser lets the app read again later. */
export type KeptHandle = FileSystemDirectoryHandle | FileSystemFileHandle

/** A file with its folder inside what was dropped: `DCIM/100MEDIA`, or empty at the top. */
export interface FolderFile {
  file: File
  folder: string
}

export interface FolderReading {
  files: FolderFile[]
  /** Number of hidden files and folders that were left out. */
  skipped: number
  /** Paths that the browser could not read. */
  unreadable: string[]
  isTooMany: boolean
  /** What was read, for a later visit, where the browser tells it. */
  handles?: readonly KeptHandle[]
}

/**
 * Reads what was dropped. Call it while the event is handled: the browser withdraws the entries afterwards.
 * Files that were dropped by themselves are never left out.
 */
export function readDropped({ items, files }: DataTransfer): Promise<FolderReading> {
  const found = [...items].filter(({ kind }) => kind === 'file')
  const folders: FileSystemDirectoryEntry[] = []
  const single: File[] = found.length === 0 ? [...files] : []
  for (const item of found) {
    const entry = item.webkitGetAsEntry()
    const file = item.getAsFile()
    if (entry?.isDirectory) folders.push(entry as FileSystemDirectoryEntry)
    else if (file) single.push(file)
  }
  return readFolders(folders, single)
}

/** Reads folders, breadth first. */
export async function readFolders(
  folders: readonly FileSystemDirectoryEntry[],
  single: readonly File[] = [],
): Promise<FolderReading> {
  const reading: FolderReading = {
    files: single.map((file) => ({ file, folder: '' })),
    skipped: 0,
    unreadable: [],
    isTooMany: single.length > MAX_FOLDER_FILES,
  }
  const waiting = folders.map((entry) => ({ entry, path: entry.name }))
  for (let next = waiting.shift(); next && !reading.isTooMany; next = waiting.shift()) {
    const { path } = next
    const children = await entriesOf(next.entry).catch(() => undefined)
    if (!children) reading.unreadable.push(path)
    for (const child of children ?? []) {
      if (isHiddenName(child.name)) reading.skipped += 1
      else if (child.isDirectory)
        waiting.push({ entry: child as FileSystemDirectoryEntry, path: `${path}/${child.name}` })
      else await addFile(reading, child as FileSystemFileEntry, path)
    }
  }
  return reading
}

async function addFile(reading: FolderReading, entry: FileSystemFileEntry, path: string): Promise<void> {
  if (reading.files.length >= MAX_FOLDER_FILES) {
    reading.isTooMany = true
    return
  }
  const file = await fileOf(entry).catch(() => undefined)
  if (file) reading.files.push({ file, folder: shortened(path) })
  else reading.unreadable.push(`${path}/${entry.name}`)
}

/** Reads the files of a folder that was chosen in a dialog. */
export function readChosen(files: readonly File[]): FolderReading {
  const visible = files.filter((file) => !pathOf(file).some(isHiddenName))
  const isTooMany = visible.length > MAX_FOLDER_FILES
  return {
    files: isTooMany ? [] : visible.map((file) => ({ file, folder: shortened(pathOf(file).slice(0, -1).join('/')) })),
    skipped: files.length - visible.length,
    unreadable: [],
    isTooMany,
  }
}

const pathOf = ({ name, webkitRelativePath }: File): string[] => (webkitRelativePath || name).split('/')

/** The end of a path tells most about a file. */
export const shortened = (path: string): string =>
  path.length <= MAX_PATH ? path : path.slice(-MAX_PATH).split('/').slice(1).join('/')

/** A reader returns the entries in parts, and an empty part at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (part.length === 0) return all
    all.push(...part)
  }
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject))
