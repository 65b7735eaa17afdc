import { useState, type PointerEvent } from 'react'
import type { Measurement } from '../../../api/layer'
import { formatLength } from '../../../map/measure'
import { formatNumber } from '../../../shared/messages'
import { numberText } from '../texts/numberText'
import { layersText } from '../texts/messages'
import { useWorkspaceActions } from '../state/mapWorkspace'
import { ticksOf } from './ticks'

type ProfilePoint = NonNullable<Measurement['profile']>[number]
type Extremes = NonNullable<Measurement['extremes']>

// Units of the drawing; it is scaled to the width of the card.
const WIDTH = 300
const HEIGHT = 130
const LEFT = 46
const RIGHT = 8
const TOP = 8
const BOTTOM = 22
const X_TICKS = 3
const Y_TICKS = 4

interface ProfileChartProps {
  points: readonly ProfilePoint[]
  /** Of what the points were taken from; those of the points if it is missing. */
  extremes?: Measurement['extremes'] | undefined
}

/** Elevation over distance, with gaps where the raster has no data. The chosen point is shown on the map. */
export function ProfileChart({ points, extremes }: ProfileChartProps) {
  const { setCursor } = useWorkspaceActions()
  const [chosen, setChosen] = useState<number | null>(null)
  const heights = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const min = Math.min(...heights, extremes?.lowest ?? Infinity)
  const max = Math.max(...heights, extremes?.highest ?? -Infinity)
  const length = points.at(-1)?.distance ?? 0
  const x = (distance: number) => LEFT + (distance / (length || 1)) * (WIDTH - LEFT - RIGHT)
  const y = (value: number) => HEIGHT - BOTTOM - ((value - min) / (max - min || 1)) * (HEIGHT - TOP - BOTTOM)
  const point = chosen === null ? undefined : points[chosen]

  const choose = (index: number | null) => {
    setChosen(index)
    const next = index === null ? undefined : points[index]
    setCursor(next ? [next.long, next.lat] : null)
  }
  const follow = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const along = (((clientX - left) / width) * WIDTH - LEFT) / (WIDTH - LEFT - RIGHT)
    choose(Math.round(Math.min(1, Math.max(0, along)) * (points.length - 1)))
  }
  const range = rangeText(extremes ?? { lowest: min, highest: max })
  return (
    <figure className="profile">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${layersText('profile', { length: formatLength(length) })}: ${range}`}
        onPointerMove={follow}
      >
        {ticksOf(min, max, Y_TICKS).map((value) => (
          <g key={value}>
            <line x1={LEFT} x2={WIDTH - RIGHT} y1={y(value)} y2={y(value)} />
            <text x={LEFT - 4} y={y(value) + 3} textAnchor="end">
              {layersText('metres', { value: formatNumber(value) })}
            </text>
          </g>
        ))}
        {ticksOf(0, length, X_TICKS).map((distance) => (
          <text key={distance} x={x(distance)} y={HEIGHT - 6} textAnchor={x(distance) > WIDTH - 30 ? 'end' : 'middle'}>
            {tickLength(distance)}
          </text>
        ))}
        <path d={pathOf(points, x, y)} />
        {point && (
          <g className="profile-cursor">
            <line x1={x(point.distance)} x2={x(point.distance)} y1={TOP} y2={HEIGHT - BOTTOM} />
            {point.value !== null && <circle cx={x(point.distance)} cy={y(point.value)} r={3.5} />}
          </g>
        )}
      </svg>
      <input
        type="range"
        min={0}
        max={points.length - 1}
        value={chosen ?? 0}
        aria-label={layersText('profilePoint')}
        aria-valuetext={pointText(points[chosen ?? 0])}
        onChange={(event) => choose(Number(event.target.value))}
      />
      <figcaption>{point ? pointText(point) : range}</figcaption>
    </figure>
  )
}

function rangeText({ lowest, highest, ...read }: Pick<Extremes, 'lowest' | 'highest'> & Partial<Extremes>): string {
  const range = layersText('profileRange', { min: numberText(lowest), max: numberText(highest) })
  if (read.cells === undefined) return range
  return read.isExact === true
    ? layersText('profileCells', { range, count: read.cells })
    : layersText('profileInexact', { range })
}

function pathOf(points: readonly ProfilePoint[], x: (distance: number) => number, y: (value: number) => number) {
  return points
    .map(({ distance, value }, index) => {
      if (value === null) return ''
      const isStart = index === 0 || points[index - 1]?.value === null
      return `${isStart ? 'M' : 'L'}${x(distance).toFixed(1)} ${y(value).toFixed(1)}`
    })
    .join('')
}

/** Without decimals, because ticks are round. */
const tickLength = (metres: number): string =>
  metres < 1000
    ? layersText('metres', { value: formatNumber(metres) })
    : layersText('kilometres', { value: formatNumber(metres / 1000) })

function pointText(point: ProfilePoint | undefined): string {
  if (!point) return ''
  const distance = formatLength(point.distance)
  return point.value === null
    ? layersText('profileGap', { distance })
    : layersText('profileAt', { distance, height: numberText(point.value) })
}
