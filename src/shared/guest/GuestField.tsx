import type { ReactNode } from 'react'

interface GuestInputProps {
  id: string
  status: 'error' | undefined
  'aria-invalid': boolean
  'aria-required': true
  'aria-describedby': string | undefined
}

interface GuestFieldProps {
  id: string
  label: string
  help?: string
  error: string | undefined
  isHidden?: boolean
  /** Renders the input with the props that connect it to its label, help and error. */
  children: (props: GuestInputProps) => ReactNode
}

/** A required field of the login page, which does without antd's Form: its code would be 28 KB more. */
export function GuestField({ id, label, help, error, isHidden = false, children }: GuestFieldProps) {
  const helpId = `${id}-help`
  const errorId = `${id}-error`
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ')
  return (
    <div className="guest-field" hidden={isHidden}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        status: error ? 'error' : undefined,
        'aria-invalid': Boolean(error),
        'aria-required': true,
        'aria-describedby': described || undefined,
      })}
      {error && (
        <div id={errorId} className="guest-field-error">
          {error}
        </div>
      )}
      {help && (
        <div id={helpId} className="guest-field-help">
          {help}
        </div>
      )}
    </div>
  )
}
