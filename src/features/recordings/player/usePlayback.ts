// One time cursor for all videos, the map, the charts and the timeline.
import { useEffect, useRef, useState } from 'react'
import { clipAt, frameMoment, lastMomentBefore, nextStart, spanOf, type Clip } from './clips'
import { pauseAt, playAlong, showTime, type AttachedVideo } from './followTime'

export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16] as const

/** The map and the charts move ten times a second while the videos play. */
const SHOWN_EVERY_MS = 100
/** The picture can be shown. */
const HAS_PICTURE = 2

export interface Playback {
  time: number
  isPlaying: boolean
  /** Negative: backwards. */
  speed: number
  seek: (time: number) => void
  toggle: () => void
  pause: () => void
  play: (speed: number) => void
  setSpeed: (speed: number) => void
  /** Pauses and moves by frames of the clip at the cursor. */
  step: (frames: number) => void
  /** Called with the video of a clip when it appears, and with null when it is removed. */
  attach: (clip: Clip, video: HTMLVideoElement | null) => void
}

/**
 * While the videos play, the cursor follows the first video that has a picture, and the others follow the cursor. Gaps are
 * skipped.
 * @param clips of all videos that are shown, at least one
 */
export function usePlayback(clips: readonly Clip[], initial: number): Playback {
  const [time, setTime] = useState(initial)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const current = useRef(initial)
  const attached = useRef(new Map<string, AttachedVideo>())

  const seek = (next: number) => {
    const [from, until] = spanOf(clips)
    current.current = Math.min(until - 1, Math.max(from, next))
    setTime(current.current)
    for (const each of attached.current.values()) showTime(each, current.current)
  }
  const pause = () => {
    setPlaying(false)
    // Play continues forwards.
    setSpeed(Math.abs)
    const clip = clipAt(clips, current.current)
    const moment = clip ? frameMoment(clip, current.current) : current.current
    for (const each of attached.current.values()) pauseAt(each, moment)
    seek(moment)
  }
  const play = (next: number) => {
    setSpeed(next)
    const [from, until] = spanOf(clips)
    if (next > 0 && nextStart(clips, current.current) === undefined && current.current >= until - 1) seek(from)
    setPlaying(true)
  }
  const step = (frames: number) => {
    if (isPlaying) pause()
    const clip = clipAt(clips, current.current)
    if (clip) seek(frameMoment(clip, current.current, frames))
  }
  const attach = (clip: Clip, video: HTMLVideoElement | null) => {
    if (!video) return void attached.current.delete(clip.id)
    attached.current.set(clip.id, { clip, video })
    showTime({ clip, video }, current.current)
  }

  useEffect(() => {
    if (!isPlaying) return
    let last = performance.now()
    let shown = last
    let frame = 0
    const tick = (now: number) => {
      const next = advance(clips, attached.current, current.current, { elapsed: now - last, speed })
      last = now
      if (next === undefined) {
        for (const each of attached.current.values()) pauseAt(each, current.current)
        setTime(current.current)
        return setPlaying(false)
      }
      current.current = next
      if (now - shown >= SHOWN_EVERY_MS) {
        shown = now
        setTime(next)
      }
      frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, speed, clips])

  const toggle = () => (isPlaying ? pause() : play(speed))
  return { time, isPlaying, speed, seek, toggle, pause, play, setSpeed, step, attach }
}

type Attached = ReadonlyMap<string, AttachedVideo>

/** The next time of the cursor, after moving the videos; undefined at the end. */
function advance(
  clips: readonly Clip[],
  attached: Attached,
  time: number,
  { elapsed, speed }: { elapsed: number; speed: number },
): number | undefined {
  const covering = [...attached.values()].filter(({ clip }) => clip.start <= time && time < clip.end)
  if (!clipAt(clips, time)) return speed > 0 ? nextStart(clips, time) : lastMomentBefore(clips, time)
  if (speed < 0) {
    // Browsers do not play backwards, so the frames are shown one by one, as fast as they can be decoded.
    const next = time + elapsed * speed
    for (const each of covering) if (!each.video.seeking) pauseAt(each, Math.max(each.clip.start, next))
    return next
  }
  const lead = covering.find(({ video }) => video.readyState >= HAS_PICTURE && !video.seeking && !video.error)
  for (const each of covering) playAlong(each, time, speed, each === lead)
  // Without a picture the cursor waits, unless no video can be played.
  if (!lead) return covering.length > 0 && covering.every(({ video }) => video.error) ? time + elapsed * speed : time
  return lead.video.ended ? lead.clip.end : Math.max(lead.clip.start, lead.clip.start + lead.video.currentTime * 1000)
}
