import type { ChangeEvent } from 'react'
import './fileField.css'

interface FileFieldProps {
  // `Form.Item` passes the first two.
  id?: string
  onChange?: (file: File | undefined) => void
  isDisabled?: boolean
}

/** Chooses a local file. */
export function FileField({ id, onChange, isDisabled = false }: FileFieldProps) {
  return (
    <input
      id={id}
      type="file"
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.files?.[0])}
      disabled={isDisabled}
      className="file-field"
    />
  )
}
