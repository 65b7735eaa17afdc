import { useEffect, useRef } from 'react'
import { StoryboardTile } from '../StoryboardTile'
import { clipAt, type Clip, type ClipRow } from './clips'
import { momentText } from './timeLabels'

export interface Hovered {
  time: number
  row: ClipRow | undefined
}

interface ScrubPreviewProps {
  hovered: Hovered
  left: string
  isDated: boolean
}

/** The picture at the time under the pointer. */
export function ScrubPreview({ hovered: { time, row }, left, isDated }: ScrubPreviewProps) {
  const clip = row && clipAt(row.clips, time)
  return (
    <span className="timeline-preview" style={{ insetInlineStart: left }} aria-hidden>
      {clip && <Preview clip={clip} time={time} />}
      <span>{momentText(time, isDated)}</span>
    </span>
  )
}

function Preview({ clip, time }: { clip: Clip; time: number }) {
  const { storyboardUrl, fileUrl } = clip.recording
  if (storyboardUrl !== null) {
    const share = (time - clip.start) / (clip.end - clip.start)
    return (
      <span className="timeline-picture">
        <StoryboardTile recording={clip.recording} url={storyboardUrl} share={share} />
      </span>
    )
  }
  return fileUrl === null ? null : <PreviewVideo key={clip.id} clip={clip} time={time} />
}

function PreviewVideo({ clip, time }: { clip: Clip; time: number }) {
  const video = useRef<HTMLVideoElement>(null)
  const second = (time - clip.start) / 1000
  useEffect(() => {
    const element = video.current
    return () => {
      element?.removeAttribute('src')
      element?.load()
    }
  }, [])
  useEffect(() => {
    // While a position loads, later ones wait: the newest follows in onSeeked.
    if (video.current && !video.current.seeking) video.current.currentTime = second
  }, [second])
  return (
    <video
      ref={video}
      src={clip.recording.fileUrl ?? undefined}
      muted
      preload="metadata"
      onSeeked={({ currentTarget }) => {
        if (Math.abs(currentTarget.currentTime - second) > 0.2) currentTarget.currentTime = second
      }}
    />
  )
}
