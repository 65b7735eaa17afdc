import type { ReactNode } from 'react'
import './optionsState.css'
import { NoOptions, type OptionsQuery } from './NoOptions'
import { isSettled } from './optionsQuery'

interface OptionsStateProps {
  /** The calls that list options of the select. */
  queries: readonly OptionsQuery[]
  /** The options that are known. */
  children: ReactNode
}

/**
 * The list of a select that has an option before those of a call, or that takes other values: below what is known, it says that the
 * others load or could not be loaded.
 */
export function OptionsState({ queries, children }: OptionsStateProps) {
  const waiting = queries.find((query) => query.error) ?? queries.find((query) => !isSettled(query))
  return (
    <>
      {children}
      {waiting && (
        <div className="options-state">
          <NoOptions query={waiting} />
        </div>
      )}
    </>
  )
}
