import { useMemo, useRef, useState } from 'react'
import { AlertOutlined, CameraOutlined, MessageOutlined, SoundOutlined, StopOutlined } from '@ant-design/icons'
import { Button, Flex, Typography } from 'antd'
import { raiseText } from '../../../alerts/raiseMessages'
import { useRaiseKey } from '../../../alerts/useRaiseKey'
import type { ActiveStream } from '../../../api/stream'
import { useGetFlightTrackQuery } from '../../../api/telemetry'
import { usePolling } from '../../../realtime/usePolling'
import { useCan } from '../../../session/useCan'
import { StateTag } from '../../../shared/StateTag'
import { ShareButton } from '../../../shares/ShareButton'
import { DroneMap } from '../map/DroneMap'
import { LivePlayer, type LivePlayerHandle, type PlayerState } from '../../../live-player/LivePlayer'
import { pilotText } from '../pilot/messages'
import { usePilotMessages } from '../pilot/usePilotMessages'
import { useRaiseFromStream } from '../useRaiseFromStream'
import { wallText } from '../wall/messages'
import { saveSnapshot } from '../wall/saveSnapshot'
import { StopStream } from '../wall/TileMenu'
import { TILE_HUES, tileState } from '../wall/tileState'
import { LiveFigures } from './LiveFigures'
import { RecordingStopped } from './RecordingStopped'
import { liveText } from './messages'

/** The distance is measured on the stored track, which grows with the positions; it is read again this often. */
const TRACK_POLL_MS = 10_000

/** One stream with its picture, the map and what the drone reports. Mount it anew for another stream. */
export function StreamView({ stream }: { stream: ActiveStream }) {
  const { _id: streamId, flightId, position } = stream
  const player = useRef<LivePlayerHandle>(null)
  const [reported, setReported] = useState<PlayerState>()
  const [isMuted, setMuted] = useState(true)
  const [isStopping, setStopping] = useState(false)
  const canStop = useCan('stream_delete')
  const canSeeFlights = useCan('flight_list')
  const { data: track } = useGetFlightTrackQuery(
    { flightId: flightId ?? '' },
    { ...usePolling(TRACK_POLL_MS, false), skip: !canSeeFlights || flightId === null || position === null },
  )
  const streams = useMemo(() => [stream], [stream])
  const state = tileState(stream, reported)
  const { raise, dialog } = useRaiseFromStream()
  const { message, dialog: messages } = usePilotMessages(streams)
  useRaiseKey(raise && (() => void raise(player.current, stream, true)))
  return (
    <div className="mission-live">
      <section className="mission-live-picture" aria-label={stream.name}>
        <RecordingStopped warnings={stream.statistics.warnings} />
        <div className="mission-live-video">
          <LivePlayer ref={player} streamId={streamId} muted={isMuted} onState={setReported} />
        </div>
        <Flex gap={8} wrap align="center" style={{ padding: 8 }}>
          <StateTag hue={TILE_HUES[state]} dot={state === 'live'}>
            {wallText(state)}
          </StateTag>
          <Button icon={<CameraOutlined aria-hidden />} onClick={() => void saveSnapshot(player.current, stream)}>
            {liveText('snapshot')}
          </Button>
          {raise && (
            <Button
              icon={<AlertOutlined aria-hidden />}
              title={raiseText('raiseByShiftA')}
              onClick={() => void raise(player.current, stream)}
            >
              {raiseText('raise')}
            </Button>
          )}
          {message && (
            <Button icon={<MessageOutlined aria-hidden />} onClick={() => message(streamId)}>
              {pilotText('title')}
            </Button>
          )}
          {stream.statistics.audioCodec !== null && (
            <Button icon={<SoundOutlined aria-hidden />} aria-pressed={!isMuted} onClick={() => setMuted(!isMuted)}>
              {liveText(isMuted ? 'soundOn' : 'soundOff')}
            </Button>
          )}
          <ShareButton shared={{ kind: 'stream', targetId: streamId }} name={stream.name} />
          {canStop && (
            <Button danger icon={<StopOutlined aria-hidden />} onClick={() => setStopping(true)}>
              {liveText('stop')}
            </Button>
          )}
        </Flex>
      </section>
      <div className="mission-live-side">
        <div className="mission-live-map">
          <DroneMap streams={streams} missionId={stream.missionId} selected={streamId} />
        </div>
        {position ? (
          <LiveFigures position={position} distance={track?.data.distance} />
        ) : (
          <Typography.Text type="secondary">{liveText('noTelemetry')}</Typography.Text>
        )}
      </div>
      {dialog}
      {messages}
      {isStopping && <StopStream stream={stream} onClose={() => setStopping(false)} />}
    </div>
  )
}
