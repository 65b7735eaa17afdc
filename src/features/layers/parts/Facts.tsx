import type { ReactNode } from 'react'

/** Names and values in two columns. Both wrap if they are long. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  if (facts.length === 0) return null
  return (
    <dl className="inspector-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
