import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react'
import { isApiError } from '../api/errors'
import { serverTime } from '../api/serverClock'
import { useCreatePlayTicketMutation, type PlayTicket } from '../api/stream'
import { playerText } from './messages'
import { startPlayback, type Playback, type PlaybackStatus, type PlayerState } from './playback'
import { PlaybackError, problemOf } from './playbackError'
import type { ViewerStatistics } from './playbackSession'
import './player.css'

export type { PlayerState } from './playback'

export interface LivePlayerHandle {
  /** The current frame, as PNG unless JPEG is asked for. @throws when there is none */
  snapshot(type?: PictureType): Promise<Blob>
  /** When the shown picture reached the server, by its clock; that of this moment while there is no picture. */
  frameTime(): Date
  /** Undefined while nothing is played. */
  statistics(): Promise<ViewerStatistics | undefined>
}

type PictureType = 'image/png' | 'image/jpeg'

interface LivePlayerProps {
  streamId: string
  muted: boolean
  onState?: (state: PlayerState) => void
  ref?: Ref<LivePlayerHandle>
}

/** The picture of a live stream, for users with a session. */
export function LivePlayer(props: LivePlayerProps) {
  const [createTicket] = useCreatePlayTicketMutation()
  return <LivePicture {...props} createTicket={createTicket} />
}

interface LivePictureProps extends LivePlayerProps {
  /** Asks the server for the right to play the stream once. */
  createTicket: (stream: { streamId: string }) => Promise<{ data?: { data: PlayTicket }; error?: unknown }>
}

/** The picture of a live stream. It connects by itself again after interruptions; mount it anew for another stream. */
export function LivePicture({ streamId, muted, onState, ref, createTicket }: LivePictureProps) {
  const video = useRef<HTMLVideoElement>(null)
  const playback = useRef<Playback>(null)
  const [status, setStatus] = useState<PlaybackStatus>({ state: 'connecting' })

  const requestTicket = useEffectEvent(async () => {
    const result = await createTicket({ streamId })
    if (result.data) return result.data.data
    const { error } = result
    if (!isApiError(error)) throw new PlaybackError('unreachable')
    throw new PlaybackError(problemOf(error.status, undefined), error.message)
  })
  const onStatus = useEffectEvent((next: PlaybackStatus) => {
    setStatus(next)
    onState?.(next.state)
  })
  useEffect(() => {
    if (!video.current) return
    const started = startPlayback(video.current, {
      streamId,
      requestTicket: () => requestTicket(),
      onStatus: (next) => onStatus(next),
    })
    playback.current = started
    return () => {
      started.stop()
      playback.current = null
    }
  }, [streamId])
  useImperativeHandle(ref, () => ({
    snapshot: (type = 'image/png') => pictureOf(video.current, type),
    frameTime: () => new Date(playback.current?.frameTime() ?? serverTime(Date.now())),
    statistics: async () => playback.current?.statistics(),
  }))

  const note = noteOf(status)
  return (
    <div className="live-player">
      <video ref={video} muted={muted} autoPlay playsInline aria-label={playerText('picture')} />
      {note !== undefined && (
        <p className="live-player-note" role="status">
          {note}
        </p>
      )}
      {status.path !== undefined && status.state === 'live' && <p className="live-player-path">{pathText(status)}</p>}
    </div>
  )
}

async function pictureOf(video: HTMLVideoElement | null, type: PictureType): Promise<Blob> {
  if (!video || video.videoWidth === 0) throw new Error('There is no picture')
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large'))), type),
  )
}

function noteOf({ state, problem, detail }: PlaybackStatus): string | undefined {
  if (state === 'live') return undefined
  if (problem === 'viewersFull' && detail !== undefined) return detail
  if (problem === 'viewersFull' || problem === 'unsupported' || problem === 'unreachable') return playerText(problem)
  return playerText(state)
}

function pathText({ path, problem }: PlaybackStatus): string {
  if (path === 'whep') return playerText('whep')
  if (path === 'hls') return playerText(problem === 'noUdp' ? 'hlsNoUdp' : 'hlsCodec')
  if (problem === 'noUdp') return playerText('flvNoUdp')
  return playerText(problem === 'bFrames' ? 'flvBFrames' : 'flvCodec')
}
