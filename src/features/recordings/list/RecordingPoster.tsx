import { useEffect, useRef, useState, type PointerEvent } from 'react'
import { PlaySquareOutlined } from '@ant-design/icons'
import type { Recording } from '../../../api/vod'
import { durationText } from '../../../map/track/trackTime'
import { recordingsText } from '../messages'
import { StoryboardTile } from '../StoryboardTile'
import './recordings.css'

/** The picture of a recording. The pointer scrubs through the video: left is its start and right its end. */
export function RecordingPoster({ recording }: { recording: Recording }) {
  const { posterUrl, storyboardUrl, fileUrl, durationMs, playableIn } = recording
  const [share, setShare] = useState<number | null>(null)
  const canScrub = fileUrl !== null && durationMs !== null && playableIn !== 'none'
  const scrub = ({ currentTarget, clientX, pointerType }: PointerEvent) => {
    // A finger that scrolls the list must not load videos.
    if (!canScrub || pointerType === 'touch') return
    const { left, width } = currentTarget.getBoundingClientRect()
    setShare(Math.min(1, Math.max(0, (clientX - left) / width)))
  }
  return (
    <div className="recording-poster" onPointerMove={scrub} onPointerLeave={() => setShare(null)}>
      {posterUrl !== null ? (
        <img src={posterUrl} alt="" loading="lazy" decoding="async" />
      ) : (
        <PlaySquareOutlined aria-hidden />
      )}
      {canScrub && share !== null && storyboardUrl !== null && (
        <>
          <StoryboardTile recording={recording} url={storyboardUrl} share={share} />
          <ScrubPlace share={share} time={share * durationMs} />
        </>
      )}
      {canScrub && share !== null && storyboardUrl === null && (
        <ScrubbedVideo url={fileUrl} time={share * durationMs} recording={recording} share={share} />
      )}
      {durationMs !== null && share === null && (
        <span className="recording-length" aria-hidden>
          {durationText(durationMs)}
        </span>
      )}
    </div>
  )
}

interface ScrubbedVideoProps {
  url: string
  /** Milliseconds since the start of the recording. */
  time: number
  share: number
  recording: Recording
}

/** Exists only under the pointer, and then frees the video and its connection. */
function ScrubbedVideo({ url, time, share, recording: { name } }: ScrubbedVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    const element = video.current
    return () => {
      element?.removeAttribute('src')
      element?.load()
    }
  }, [])
  useEffect(() => {
    const element = video.current
    if (element && !element.seeking) element.currentTime = time / 1000
  }, [time])
  return (
    <>
      <video
        ref={video}
        src={url}
        muted
        preload="metadata"
        aria-label={recordingsText('previewOf', { name, time: durationText(time) })}
        onSeeked={({ currentTarget }) => {
          // The pointer has moved on while the last position was loading.
          if (Math.abs(currentTarget.currentTime - time / 1000) > 0.5) currentTarget.currentTime = time / 1000
        }}
      />
      <ScrubPlace share={share} time={time} />
    </>
  )
}

/** @param time milliseconds since the start of the recording */
function ScrubPlace({ share, time }: { share: number; time: number }) {
  return (
    <>
      <span className="recording-length" aria-hidden>
        {durationText(time)}
      </span>
      <span className="recording-scrub" style={{ inlineSize: `${share * 100}%` }} aria-hidden />
    </>
  )
}
