import { useEffect, type RefObject } from 'react'
import { readChosen, type FolderReading } from './folderFiles'

interface FolderInputProps {
  /** Its `click` opens the dialog. */
  ref: RefObject<HTMLInputElement | null>
  label: string
  onRead: (reading: FolderReading) => void
}

/** Whether this input can choose folders; on phones it cannot. */
export const hasFolderInput = (): boolean => 'webkitdirectory' in HTMLInputElement.prototype

/** The dialog for folders of browsers without handles. */
export function FolderInput({ ref, label, onRead }: FolderInputProps) {
  // The types of React do not know this attribute.
  useEffect(() => {
    ref.current?.setAttribute('webkitdirectory', '')
  }, [ref])
  return (
    <input
      ref={ref}
      type="file"
      aria-label={label}
      // The form style sheet of antd displays file inputs and overrules the hidden attribute.
      style={{ display: 'none' }}
      aria-hidden
      tabIndex={-1}
      onChange={({ target }) => {
        const reading = readChosen([...(target.files ?? [])])
        // Allows the same folder to be chosen again.
        target.value = ''
        if (reading.files.length > 0 || reading.isTooMany) onRead(reading)
      }}
    />
  )
}
