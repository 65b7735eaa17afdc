import type { AlertSeverity } from '../api/alert'
import { StateTag, type StateHue } from '../shared/StateTag'
import { alertsText } from './messages'

const HUES: Record<AlertSeverity, StateHue> = {
  critical: 'red',
  high: 'volcano',
  medium: 'gold',
  low: 'cyan',
  info: 'blue',
}

/** Outlines in a square of 12; shape and word say the same as the color. */
const SHAPES: Record<AlertSeverity, { path: string; isFilled: boolean }> = {
  critical: { path: 'M3 1h6l2.5 5L9 11H3L.5 6z', isFilled: true },
  high: { path: 'M6 1l5.5 10H.5z', isFilled: true },
  medium: { path: 'M6 1.5L11 10.5H1z', isFilled: false },
  low: { path: 'M6 1l5 5-5 5-5-5z', isFilled: false },
  info: { path: 'M6 1a5 5 0 100 10A5 5 0 006 1z', isFilled: false },
}

/** The severity as shape, color and word. */
export function SeverityTag({ severity }: { severity: AlertSeverity }) {
  const { path, isFilled } = SHAPES[severity]
  return (
    <StateTag hue={HUES[severity]} solid={severity === 'critical'}>
      <svg aria-hidden width={10} height={10} viewBox="0 0 12 12" stroke="currentColor" strokeWidth={1.5}>
        <path d={path} fill={isFilled ? 'currentColor' : 'none'} />
      </svg>
      {alertsText(severity)}
    </StateTag>
  )
}
