import { Button } from 'antd'
import { formatNumber } from '../shared/messages'
import './builtInLayers.css'
import { rulesOf } from './kinds'
import { builtInText } from './messages'
import type { BuiltInRow } from './useBuiltInLayers'
import type { Orthomosaic } from './useOrthomosaic'

interface BuiltInSectionProps {
  rows: readonly BuiltInRow[]
  /** Absent where the map shows the layers of the mission. */
  orthomosaic?: Orthomosaic
}

/** The records of a mission as layers, each with a check box and a count; nothing without records. */
export function BuiltInSection({ rows, orthomosaic }: BuiltInSectionProps) {
  const shownLayer = orthomosaic?.layer
  if (rows.length === 0 && !shownLayer) return null
  return (
    <section className="built-in" aria-label={builtInText('title')}>
      <h2>{builtInText('title')}</h2>
      <ul>
        {rows.map((row) => (
          <Row key={row.kind} row={row} />
        ))}
        {shownLayer && (
          <li>
            <label>
              <input type="checkbox" checked={orthomosaic.isShown} onChange={orthomosaic.toggle} />
              <span className="built-in-name" title={shownLayer.name}>
                {builtInText('orthomosaic')}
              </span>
            </label>
          </li>
        )}
      </ul>
    </section>
  )
}

function Row({ row: { kind, total, placed, isShown, hasFailed, retry, toggle } }: { row: BuiltInRow }) {
  const { label, color } = rulesOf(kind)
  const isPartial = placed !== undefined && placed < total
  const counts = { shown: placed ?? total, total }
  return (
    <li>
      <label>
        <input type="checkbox" checked={isShown} onChange={toggle} />
        <span className={`built-in-mark built-in-${kind}`} style={{ color }} aria-hidden />
        <span className="built-in-name">{label()}</span>
        <span className="built-in-count" title={isPartial ? builtInText('someOnMapHelp', counts) : undefined}>
          {isPartial ? builtInText('someOnMap', counts) : formatNumber(total)}
        </span>
      </label>
      {hasFailed && (
        <p role="alert">
          {builtInText('failed')}{' '}
          <Button size="small" onClick={retry}>
            {builtInText('retry')}
          </Button>
        </p>
      )}
    </li>
  )
}
