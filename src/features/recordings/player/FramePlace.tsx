import { useState } from 'react'
import { EnvironmentOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useLazyGetRecordingQuery, type Recording } from '../../../api/vod'
import { TrackMap } from '../../../built-in-layers/TrackMap'
import { footprintAt } from '../../../map/track/trackFootprint'
import { positionAt } from '../../../map/track/trackTime'
import { useIsClient } from '../../../session/useIsClient'
import { useMissionPath } from '../../../session/useMissionPath'
import { Link } from '../../../shared/Link'
import { EmptyState } from '../../../shared/states/EmptyState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { ChooseTelemetry } from '../edit/ChooseTelemetry'
import { useCanChooseTelemetry } from '../edit/useCanChooseTelemetry'
import type { Clip } from './clips'
import { playerText } from './messages'
import { useFrameGround } from './useFrameGround'
import type { TrackOfClip } from './useRecordingTrack'

const SKELETON = { rows: 1, height: 240 }
/** Pictures of unknown size are usually this wide. */
const USUAL_SIZE = { width: 1920, height: 1080 }

function ChooseTelemetryButton({ recording }: { recording: Recording }) {
  const canChoose = useCanChooseTelemetry()
  const [isOpen, setOpen] = useState(false)
  const [load] = useLazyGetRecordingQuery()
  if (!canChoose) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{playerText('chooseTelemetry')}</Button>
      {isOpen && (
        <ChooseTelemetry
          recording={recording}
          reload={async () => (await load({ vodId: recording._id })).data?.data}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

interface FramePlaceProps {
  clip: Clip
  track: TrackOfClip
  time: number
}

/** The map with the drone and the view of its camera, or why there is none. */
export function FramePlace({ clip: { recording }, track: { state, track, samples, start }, time }: FramePlaceProps) {
  const isClient = useIsClient()
  const missionPath = useMissionPath()
  const at = samples && positionAt(samples, time - start)
  const { ground, layer, isLoading } = useFrameGround(recording._id, at)
  if (state === 'loading') return <RowsSkeleton {...SKELETON} />
  if (!track || !samples || !at) {
    const reason = state === 'ready' ? 'noTrack' : state
    return (
      <section className="player-map player-map-empty" aria-label={playerText('mapTitle')}>
        <EmptyState
          icon={<EnvironmentOutlined />}
          title={playerText(isClient ? 'noPlaceTitle' : `${reason}Title`)}
          help={playerText(isClient ? 'noPlaceHelp' : `${reason}Help`)}
          action={<ChooseTelemetryButton recording={recording} />}
        />
      </section>
    )
  }
  const { width, height, lens } = recording
  const picture = width && height ? { width, height } : USUAL_SIZE
  const footprint = footprintAt(samples, time - start, picture, lens, ground)
  return (
    <section className="player-map" aria-label={playerText('mapTitle')}>
      <TrackMap missionId={recording.missionId} track={track} at={at} footprint={footprint} />
      {footprint && !isLoading && (
        <p className="player-map-note">
          {layer ? playerText('viewOnGround') : playerText('viewOnFlatGround')}
          {layer && (
            <>
              {' '}
              <Link to={`${missionPath(recording.missionId)}?selected=${layer.layerId}`}>{layer.layerName}</Link>
            </>
          )}
        </p>
      )}
    </section>
  )
}
