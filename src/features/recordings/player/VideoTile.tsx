import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RecordingDetection } from '../../../api/analysis'
import { MotionBox } from '../motion/MotionBox'
import type { Clip, ClipRow } from './clips'
import { playerText } from './messages'

interface VideoTileProps {
  row: ClipRow
  /** Undefined in a gap. */
  clip: Clip | undefined
  isMuted: boolean
  /** A single video needs no name. */
  isAlone: boolean
  attach: (clip: Clip, video: HTMLVideoElement | null) => void
  /** What moves at the time cursor. */
  motion?: RecordingDetection | undefined
}

/** The video of a row at the time cursor. */
export function VideoTile({ row, clip, isMuted, isAlone, attach, motion }: VideoTileProps) {
  return (
    <div className="player-tile">
      {clip ? (
        <ClipVideo key={clip.id} clip={clip} isMuted={isMuted} attach={attach} />
      ) : (
        <p className="player-note">{playerText('noPicture')}</p>
      )}
      {clip && <MotionBox recording={clip.recording} detection={motion} />}
      {!isAlone && <span className="player-tile-name">{row.label}</span>}
    </div>
  )
}

type ClipVideoProps = Pick<VideoTileProps, 'isMuted' | 'attach'> & { clip: Clip }

function ClipVideo({ clip, isMuted, attach }: ClipVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { name, fileUrl, playableNote } = clip.recording
  const attachNow = useEffectEvent((element: HTMLVideoElement | null) => attach(clip, element))
  useEffect(() => {
    const element = video.current
    if (!element) return
    attachNow(element)
    return () => {
      attachNow(null)
      // Frees the connection and the decoder at once.
      element.removeAttribute('src')
      element.load()
    }
  }, [])
  const fail = (code: number | undefined) => {
    const isCodec = code === MediaError.MEDIA_ERR_DECODE || code === MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED
    setProblem(isCodec ? [playerText('cannotPlay'), playableNote].filter(Boolean).join(' ') : playerText('connection'))
  }
  return (
    <>
      <video
        ref={video}
        src={fileUrl ?? undefined}
        muted={isMuted}
        playsInline
        preload="auto"
        aria-label={playerText('video', { name })}
        onError={({ currentTarget }) => fail(currentTarget.error?.code)}
      />
      {problem !== null && (
        <p className="player-note" role="alert">
          {problem}
        </p>
      )}
    </>
  )
}
