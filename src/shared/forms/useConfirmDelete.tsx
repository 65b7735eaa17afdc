import { useState, type ReactNode } from 'react'
import { ConfirmDelete } from './ConfirmDelete'

interface ConfirmDeleteOptions {
  title: string
  /** What is deleted, and whether it can be restored. */
  warning: string
  /** Further facts, shown below the warning. */
  facts?: ReactNode
  /** The name to type; for several records their number. Omit it for records that can be restored from the trash. */
  name?: string
  /** Shown while something else is typed. */
  mismatch?: string
  /** Label of the button that deletes. */
  action: string
  run: () => Promise<{ error?: { message?: string } }>
  onDeleted: () => void
}

interface DeletionDialog {
  /** Opens the dialog. */
  open: () => void
  /** Render it anywhere. */
  dialog: ReactNode
}

/** Deletes something after a question. */
export function useConfirmDelete({ run, onDeleted, name, ...texts }: ConfirmDeleteOptions): DeletionDialog {
  const [isOpen, setOpen] = useState(false)
  const [isWorking, setWorking] = useState(false)
  const [error, setError] = useState<string>()

  const confirm = async () => {
    setWorking(true)
    setError(undefined)
    const result = await run()
    setWorking(false)
    if (result.error) return setError(result.error.message)
    setOpen(false)
    onDeleted()
  }

  const dialog = isOpen && (
    <ConfirmDelete
      {...texts}
      name={name}
      isWorking={isWorking}
      error={error}
      onConfirm={() => void confirm()}
      onCancel={() => {
        setOpen(false)
        setError(undefined)
      }}
    />
  )
  return { open: () => setOpen(true), dialog }
}
