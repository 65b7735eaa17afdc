import { numberText } from '../texts/numberText'

const HEIGHT = 48

interface HistogramProps {
  counts: readonly number[]
  label: string
  min: number
  max: number
}

/** Histogram of pixel values. Square-root heights keep rare values visible. */
export function Histogram({ counts, label, min, max }: HistogramProps) {
  const maxHeight = Math.sqrt(Math.max(...counts, 1))
  const path = counts
    .map((count, at) => `M${at + 0.5} ${HEIGHT}V${(HEIGHT - (Math.sqrt(count) / maxHeight) * HEIGHT).toFixed(1)}`)
    .join('')
  return (
    <figure className="histogram">
      <svg viewBox={`0 0 ${counts.length} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <path d={path} stroke="var(--primary)" strokeWidth={1} />
      </svg>
      <figcaption>
        <span>{numberText(min)}</span>
        <span>{numberText(max)}</span>
      </figcaption>
    </figure>
  )
}
