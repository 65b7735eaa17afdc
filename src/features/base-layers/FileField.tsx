import type { ChangeEvent } from 'react'

interface FileFieldProps {
  // The form hands over the first two.
  id?: string
  onChange?: (file: File | undefined) => void
}

/** Chooses one file of this computer. */
export function FileField({ id, onChange }: FileFieldProps) {
  return (
    <input
      id={id}
      type="file"
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange?.(event.target.files?.[0])}
      style={{ maxWidth: '100%', font: 'inherit' }}
    />
  )
}
