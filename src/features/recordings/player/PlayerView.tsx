import { useMemo, useRef, useState } from 'react'
import { MotionPanel } from '../motion/MotionPanel'
import { useMotion } from '../motion/useMotion'
import { useRecordingTrack } from './useRecordingTrack'
import { AddToCase } from '../../../evidence/AddToCase'
import { ThreadPanel } from '../../../threads/ThreadPanel'
import { clipAt, type Clip, type ClipRow } from './clips'
import { ExportClip } from './ExportClip'
import { FramePlace } from './FramePlace'
import { PlayerBar } from './PlayerBar'
import { PlayerKeys } from './PlayerKeys'
import { saveSnapshot } from './snapshot'
import { Timeline } from './Timeline'
import { TrackPanel } from './TrackPanel'
import { useSaveOutcome } from './useSaveOutcome'
import { useRaiseFromFrame } from './useRaiseFromFrame'
import { useMissingStoryboard } from './useMissingStoryboard'
import { useMomentLink } from './useMomentLink'
import { usePlayback } from './usePlayback'
import { usePlayerKeys } from './usePlayerKeys'
import type { Neighbours } from './useNeighbours'
import { useTimelineView } from './useTimelineView'
import { VideoTile } from './VideoTile'

const MAX_VIDEOS = 4

interface PlayerViewProps {
  /** The opened recording. */
  clip: Clip
  rows: ClipRow[]
  neighbours: Neighbours
  initial: number
}

/** Up to four videos, the map, the timeline and the charts at one time cursor. */
export function PlayerView({ clip, rows, neighbours, initial }: PlayerViewProps) {
  const own = rows.find(({ clips }) => clips.some(({ id }) => id === clip.id))?.key ?? ''
  const [shownKeys, setShownKeys] = useState<readonly string[]>([own])
  const shown = useMemo(() => rows.filter(({ key }) => shownKeys.includes(key)), [rows, shownKeys])
  const clips = useMemo(() => shown.flatMap((row) => row.clips), [shown])
  const playback = usePlayback(clips, initial)
  const { time } = playback
  const all = useMemo(() => rows.flatMap((row) => row.clips), [rows])
  const view = useTimelineView(clip, all, playback)
  const grid = useRef<HTMLDivElement>(null)
  const [isMuted, setMuted] = useState(true)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [exported, setExported] = useState<Clip | null>(null)
  const main = clipAt(clips, time) ?? clip
  const track = useRecordingTrack(main)
  const link = useMomentLink(main, playback)
  useMissingStoryboard(main.recording)
  const snapshot = () => {
    const video = grid.current?.querySelector('video') ?? null
    void saveSnapshot(video, main, time, track.positionAt(time))
  }
  const frameNow = () => ({
    video: grid.current?.querySelector('video') ?? null,
    time,
    position: track.positionAt(time),
  })
  const outcome = useSaveOutcome(main, frameNow)
  // The frame stays while its details are entered.
  const saveOutcome = {
    ...outcome,
    save: () => {
      playback.pause()
      outcome.save()
    },
  }
  const alerts = useRaiseFromFrame(main, frameNow)
  const raise =
    alerts.raise &&
    (() => {
      playback.pause()
      alerts.raise?.()
    })
  const motion = useMotion(clip, playback.seek)
  usePlayerKeys({ playback, view, onSnapshot: snapshot, onCopyLink: link.copy, onRaise: alerts.raiseAtOnce })

  const seek = (next: number, row?: ClipRow) => {
    if (row && !shownKeys.includes(row.key)) {
      // A click on a video that is not shown shows it instead of the last one.
      setShownKeys((keys) => [...keys.slice(0, -1), row.key])
    }
    playback.seek(next)
  }
  const toggleRow = (key: string) =>
    setShownKeys((keys) => {
      if (!keys.includes(key)) return keys.length < MAX_VIDEOS ? [...keys, key] : keys
      return keys.length > 1 ? keys.filter((other) => other !== key) : keys
    })

  return (
    <div className="player">
      <div className="player-main">
        <div className="player-videos" data-count={shown.length} ref={grid}>
          {shown.map((row, at) => (
            <VideoTile
              key={row.key}
              row={row}
              clip={clipAt(row.clips, time)}
              isMuted={isMuted || at > 0}
              attach={playback.attach}
              isAlone={shown.length === 1}
              motion={row.key === own ? motion.boxAt(time) : undefined}
            />
          ))}
        </div>
        <FramePlace clip={main} track={track} time={time} />
      </div>
      <PlayerBar
        playback={playback}
        clip={main}
        isMuted={isMuted}
        isHelpOpen={isHelpOpen}
        isExportOpen={exported !== null}
        hasSound={shown[0]?.clips.some(({ recording }) => recording.audioCodec !== null) ?? false}
        onMute={() => setMuted(!isMuted)}
        onCopyLink={link.copy}
        onSnapshot={snapshot}
        outcome={saveOutcome}
        onRaise={raise}
        onExport={() => setExported(exported ? null : main)}
        onHelp={() => setHelpOpen(!isHelpOpen)}
      />
      {alerts.dialog}
      {saveOutcome.dialog}
      {isHelpOpen && <PlayerKeys />}
      {exported && (
        <ExportClip
          key={exported.id}
          clip={exported}
          time={time}
          onSeek={playback.seek}
          onClose={() => setExported(null)}
        />
      )}
      <Timeline
        rows={rows}
        view={view}
        neighbours={neighbours}
        time={time}
        shownKeys={shownKeys}
        canAdd={shown.length < MAX_VIDEOS}
        isDated={clip.recording.startedAt !== null}
        motion={motion.detections}
        motionClip={clip}
        onSeek={seek}
        onToggle={toggleRow}
      />
      <MotionPanel motion={motion} raise={raise} outcome={saveOutcome} />
      <TrackPanel track={track} time={time} onSeek={playback.seek} />
      <AddToCase
        missionId={clip.recording.missionId}
        subject={clip.recording.name}
        items={{ evidenceFileIds: [clip.id] }}
      />
      <ThreadPanel
        subject={{ entity: 'recording', id: clip.id }}
        moment={{ read: () => time - clip.start, show: (momentMs) => playback.seek(clip.start + momentMs) }}
      />
    </div>
  )
}
