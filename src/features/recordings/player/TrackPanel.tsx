import { TrackCharts } from '../../../map/track/TrackCharts'
import type { TrackOfClip } from './useRecordingTrack'

interface TrackPanelProps {
  track: TrackOfClip
  time: number
  onSeek: (time: number) => void
}

/** The telemetry of the flight; a click moves the cursor. */
export function TrackPanel({ track: { samples, start }, time, onSeek }: TrackPanelProps) {
  if (!samples) return null
  const end = samples.at.at(-1) ?? 0
  const onTrack = Math.min(end, Math.max(0, time - start))
  return <TrackCharts samples={samples} time={onTrack} onSeek={(at) => onSeek(start + at)} />
}
