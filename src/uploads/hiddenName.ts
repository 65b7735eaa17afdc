/** Files and folders that operating systems add to cards and archives. */
const SYSTEM_NAMES: ReadonlySet<string> = new Set([
  '__macosx',
  'thumbs.db',
  'desktop.ini',
  'system volume information',
  '$recycle.bin',
])

/** Whether a person does not see a file or folder with this name. */
export const isHiddenName = (name: string): boolean => name.startsWith('.') || SYSTEM_NAMES.has(name.toLowerCase())
