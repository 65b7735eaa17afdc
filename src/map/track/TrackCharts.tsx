import type { TrackSamples } from '../../api/telemetry'
import { formatNumber } from '../../shared/messages'
import { trackText } from './messages'
import { TrackChart } from './TrackChart'
import './track.css'
import { sampleAt } from './trackTime'

const rounded = (value: number) => formatNumber(Math.round(value * 10) / 10)
export const heightText = (value: number): string => trackText('metres', { value: rounded(value) })
const speedText = (value: number) => trackText('metresPerSecond', { value: rounded(value) })
const percentText = (value: number) => trackText('percent', { value: formatNumber(Math.round(value)) })

const CHARTS = [
  ['chartHeight', 'height', heightText],
  ['chartSpeed', 'speed', speedText],
  ['chartBattery', 'battery', percentText],
] as const

interface TrackChartsProps {
  samples: TrackSamples
  /** Milliseconds since the start of the track. */
  time: number
  onSeek: (time: number) => void
}

/** Height, speed and battery over time, as far as they were measured. */
export function TrackCharts({ samples, time, onSeek }: TrackChartsProps) {
  const end = samples.at.at(-1) ?? 0
  const index = sampleAt(samples, time)
  return CHARTS.map(([name, field, format]) => (
    <TrackChart
      key={field}
      name={trackText(name)}
      at={samples.at}
      values={samples[field]}
      value={samples[field][index] ?? null}
      end={end}
      format={format}
      time={time}
      onSeek={onSeek}
    />
  ))
}
