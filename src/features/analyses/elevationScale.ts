// Colours of cut and fill by the mean difference of heights. A diverging scale that people with deficient colour vision can read
// (ColorBrewer, RdBu); the legend states the metres.
import type { Detection } from '../../api/analysis'
import { formatNumber } from '../../shared/messages'
import { analysesText } from './messages'

interface HeightClass {
  /** Metres, the lower limit; the first class has none. */
  from: number
  color: string
}

const CLASSES: readonly HeightClass[] = [
  { from: Number.NEGATIVE_INFINITY, color: '#b2182b' },
  { from: -2, color: '#ef8a62' },
  { from: -1, color: '#fddbc7' },
  { from: 0, color: '#d1e5f0' },
  { from: 1, color: '#67a9cf' },
  { from: 2, color: '#2166ac' },
]

/** Mean difference of heights in metres, negative where material was removed; undefined for another kind of result. */
export function meanMetres({ area, figures: { volumeM3 } }: Pick<Detection, 'area' | 'figures'>): number | undefined {
  return volumeM3 === undefined || !area ? undefined : volumeM3 / area
}

export function heightColor(metres: number): string {
  return (CLASSES.findLast(({ from }) => metres >= from) ?? CLASSES[0]!).color
}

/** The classes with their limits as text, from the deepest cut to the highest fill. */
export function heightLegend(): { color: string; text: string }[] {
  return CLASSES.map(({ from, color }, at) => {
    const until = CLASSES[at + 1]?.from
    if (until === undefined) return { color, text: analysesText('heightOver', { metres: formatNumber(from) }) }
    if (from === Number.NEGATIVE_INFINITY) {
      return { color, text: analysesText('heightUnder', { metres: formatNumber(until) }) }
    }
    return { color, text: analysesText('heightBetween', { from: formatNumber(from), until: formatNumber(until) }) }
  })
}
