import { useEffect, useRef } from 'react'
import type { DetectedObject } from '../../../api/detector'
import { objectName } from '../../../objects/objectName'
import { STATE_COLORS } from '../../../objects/stateColors'
import { detectorsText } from '../messages'

interface ObjectListProps {
  objects: readonly DetectedObject[]
  selectedId: string | null
  onSelect: (objectId: string) => void
}

/** More rows make the page slow; all results are reached by the keys. */
const MOST_ROWS = 300

export function ObjectList({ objects, selectedId, onSelect }: ObjectListProps) {
  const row = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Returns a promise in recent browsers, which React would call as the clean-up.
    row.current?.scrollIntoView({ block: 'nearest' })
  }, [selectedId])
  if (objects.length === 0) return null
  return (
    <ul className="object-results" aria-label={detectorsText('results')}>
      {objects.slice(0, MOST_ROWS).map((object) => (
        <li key={object._id}>
          <button
            type="button"
            ref={object._id === selectedId ? row : null}
            aria-current={object._id === selectedId || undefined}
            onClick={() => onSelect(object._id)}
          >
            <span className="object-mark" style={{ background: STATE_COLORS[object.state] }} aria-hidden />
            <span>{objectName(object)}</span>
            <span className="object-facts">
              {object.photo && `${object.photo.name} · `}
              {decisionOf(object)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

function decisionOf({ state, reviewedBy }: DetectedObject): string {
  if (!reviewedBy) return detectorsText(state)
  return detectorsText('decidedBy', { state: detectorsText(state), name: reviewedBy.name })
}
