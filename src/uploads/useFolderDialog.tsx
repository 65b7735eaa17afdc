import { useRef, type ReactNode } from 'react'
import { showMessage } from '../shared/showMessage'
import { FolderInput, hasFolderInput } from './FolderInput'
import type { FolderReading } from './folderFiles'
import { canPickFolder, pickFolder } from './folderHandles'
import { uploadsText } from './messages'

/** Whether the browser has a dialog for folders; those of phones do not. */
export const canChooseFolder = (): boolean => canPickFolder() || hasFolderInput()

/**
 * The dialog in which a folder is chosen: the one that gives a handle for later visits, where the browser has it. `input` has to be
 * rendered.
 */
export function useFolderDialog(
  label: string,
  onRead: (reading: FolderReading) => void,
): { input: ReactNode; open: () => void } {
  const input = useRef<HTMLInputElement>(null)
  const pick = async () => {
    const reading = await pickFolder().catch(() => 'unreadable' as const)
    if (reading === 'unreadable') showMessage({ type: 'error', text: uploadsText('folderUnreadable') })
    else if (reading) onRead(reading)
  }
  return {
    input: <FolderInput ref={input} label={label} onRead={onRead} />,
    open: () => (canPickFolder() ? void pick() : input.current?.click()),
  }
}
