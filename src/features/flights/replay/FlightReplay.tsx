import { Card, Flex, Typography } from 'antd'
import { TrackMap } from '../../../built-in-layers/TrackMap'
import { useGetFlightTrackQuery, type FlightTrack, type TrackSamples } from '../../../api/telemetry'
import { formatLength } from '../../../map/measure'
import { heightText, TrackCharts } from '../../../map/track/TrackCharts'
import { durationText, positionAt } from '../../../map/track/trackTime'
import { Facts } from '../../../shared/Facts'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../../shared/time/timeText'
import { replayText } from './messages'
import './replay.css'
import { ReplayBar } from './ReplayBar'
import { useReplay } from './useReplay'

const ROW_HEIGHT = 120

interface FlightReplayProps {
  flightId: string
  missionId: string
}

/** The planned and the flown path of a flight on the map, and its replay with charts; nothing without both. */
export function FlightReplay({ flightId, missionId }: FlightReplayProps) {
  const { data, error, refetch } = useGetFlightTrackQuery({ flightId, detail: 'samples' })
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={2} height={ROW_HEIGHT} />
  const { samples, planned } = data.data
  if (!samples || samples.at.length === 0) return planned && <PlannedOnly missionId={missionId} track={data.data} />
  return (
    <Card title={replayText('title')}>
      <Flex vertical gap={16}>
        <TrackFacts track={data.data} />
        <Player key={data.data.startedAt} missionId={missionId} track={data.data} samples={samples} />
      </Flex>
    </Card>
  )
}

function PlannedOnly({ missionId, track }: { missionId: string; track: FlightTrack }) {
  return (
    <Card title={replayText('planned')}>
      <Flex vertical gap={12}>
        <div className="replay-map">
          <TrackMap missionId={missionId} track={track} />
        </div>
        <Typography.Text type="secondary">{replayText('plannedHelp')}</Typography.Text>
      </Flex>
    </Card>
  )
}

interface PlayerProps {
  missionId: string
  track: FlightTrack
  samples: TrackSamples & object
}

function Player({ missionId, track, samples }: PlayerProps) {
  const end = samples.at.at(-1) ?? 0
  const replay = useReplay(end)
  return (
    <div className="replay">
      <div className="replay-map">
        <TrackMap missionId={missionId} track={track} at={positionAt(samples, replay.time)} />
      </div>
      <ReplayBar replay={replay} end={end} />
      <TrackCharts samples={samples} time={replay.time} onSeek={replay.seek} />
    </div>
  )
}

type FactName = 'duration' | 'distance' | 'maxHeight' | 'takeOff' | 'landing' | 'deviation'

function TrackFacts({ track }: { track: FlightTrack }) {
  const { duration, distance, maxHeight, takeOff, landing, planned } = track
  const deviation = planned?.deviation
  const fact = (label: FactName, value: string | null) => ({
    key: label,
    label: replayText(label),
    children: value ?? replayText('unknown'),
  })
  return (
    <Facts
      columns={4}
      items={[
        fact('duration', durationText(duration * 1000)),
        fact('distance', formatLength(distance)),
        fact('maxHeight', maxHeight === null ? null : heightText(maxHeight)),
        fact('takeOff', takeOff && absoluteTime(takeOff.at)),
        fact('landing', landing && absoluteTime(landing.at)),
        ...(deviation ? [fact('deviation', deviationText(deviation))] : []),
      ]}
    />
  )
}

const deviationText = ({ mean, max }: { mean: number; max: number }) =>
  replayText('deviationValue', { mean: heightText(mean), max: heightText(max) })
