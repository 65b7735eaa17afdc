// Keeps the video of a clip at the time cursor.
import { frameLength, type Clip } from './clips'

export interface AttachedVideo {
  clip: Clip
  video: HTMLVideoElement
}

/** Farther away, a video is moved instead of being played faster or slower. */
const SEEK_MS = 400
/** Share of the distance that a faster or slower video makes up in a second. */
const CORRECTION = 1.5
const MAX_CORRECTION = 0.25
/** The limits of browsers. */
const RATES = [0.0625, 16] as const

/** Shows the frame of `time`. */
export function showTime({ clip, video }: AttachedVideo, time: number): void {
  const second = (time - clip.start) / 1000
  if (Math.abs(video.currentTime - second) > 0.001) video.currentTime = second
}

/**
 * Plays along with the cursor. Half a frame away the speed changes slightly, which is not visible; a seek would be.
 * @param isLead the cursor follows this video, so it is not corrected
 */
export function playAlong(attached: AttachedVideo, time: number, speed: number, isLead: boolean): void {
  const { clip, video } = attached
  if (video.paused && !video.ended) void video.play().catch(() => undefined)
  const away = time - (clip.start + video.currentTime * 1000)
  let rate = speed
  if (!isLead && !video.seeking) {
    if (Math.abs(away) > SEEK_MS * Math.max(1, speed)) showTime(attached, time)
    else if (Math.abs(away) > frameLength(clip) / 2) {
      rate = speed * (1 + Math.min(MAX_CORRECTION, Math.max(-MAX_CORRECTION, (away / 1000) * CORRECTION)))
    }
  }
  const allowed = Math.min(RATES[1], Math.max(RATES[0], rate))
  if (video.playbackRate !== allowed) video.playbackRate = allowed
}

export function pauseAt(attached: AttachedVideo, time: number): void {
  if (!attached.video.paused) attached.video.pause()
  showTime(attached, time)
}
