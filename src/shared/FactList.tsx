import type { ReactNode } from 'react'

/** Left out if its value is null. */
export type Fact = readonly [name: string, value: ReactNode]

interface FactListProps {
  facts: readonly Fact[]
  /** Lays the list out: a row or a block for each fact. */
  className?: string
}

/** Names and values of small cards and side panels; a page uses Facts. Nothing if there are no facts. */
export function FactList({ facts, className }: FactListProps) {
  const known = facts.filter(([, value]) => value !== null)
  if (known.length === 0) return null
  return (
    <dl className={className}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
