import { useId, type ReactNode } from 'react'
import { Link } from '../shared/Link'

/** A result of the command palette. */
export interface PaletteEntry {
  path: string
  title: string
  /** Tells entries of the same title apart. */
  hint?: string
  icon?: ReactNode
}

interface PaletteGroupProps {
  title: string
  entries: readonly PaletteEntry[]
  /** The results of the current search have not arrived. */
  isPending?: boolean
  /** Shown instead of results. */
  error?: string
}

/** Results of one kind. Renders nothing without results. */
export function PaletteGroup({ title, entries, isPending = false, error }: PaletteGroupProps) {
  const id = useId()
  if (isPending) return <div data-pending hidden />
  if (entries.length === 0 && !error) return null
  return (
    <div role="group" aria-labelledby={id} className="palette-group">
      <div id={id} className="palette-heading">
        {title}
      </div>
      {error && <div className="palette-error">{error}</div>}
      {entries.map((entry) => (
        <Link
          key={entry.path}
          id={`${id}${entry.path}`}
          role="option"
          aria-selected={false}
          tabIndex={-1}
          to={entry.path}
          className="palette-option"
        >
          <span aria-hidden className="palette-icon">
            {entry.icon}
          </span>
          <span className="palette-title">{entry.title}</span>
          {entry.hint && <span className="palette-hint">{entry.hint}</span>}
        </Link>
      ))}
    </div>
  )
}
