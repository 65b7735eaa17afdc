// Keeps the video of a clip at the time cursor.
import { frameLength, type Clip } from './clips'

export interface AttachedVideo {
  clip: Clip
  video: HTMLVideoElement
}

/** Farther away, a video is moved instead of being played faster or slower. */
const SEEK_MS = 400
/** Farther away than this, the larger correction is used. */
const FAR_MS = 150
/** Shares by which the speed changes. Few different values, because browsers lose a moment with each change of the speed. */
const CORRECTION = { near: 0.06, far: 0.2 }
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
  const isMoved = !isLead && !video.seeking && Math.abs(away) > SEEK_MS * Math.max(1, speed)
  if (isMoved) showTime(attached, time)
  const rate = isLead || isMoved ? speed : speed * (1 + correctionOf(attached, away, speed))
  const allowed = Math.min(RATES[1], Math.max(RATES[0], rate))
  if (video.playbackRate !== allowed) video.playbackRate = allowed
}

/** A correction begins half a frame away and lasts until the video is close to the cursor. */
function correctionOf({ clip, video }: AttachedVideo, away: number, speed: number): number {
  const isCorrecting = video.playbackRate !== speed
  const tolerance = (frameLength(clip) / 2) * Math.max(1, speed) * (isCorrecting ? 0.25 : 1)
  if (Math.abs(away) <= tolerance) return 0
  return Math.sign(away) * (Math.abs(away) > FAR_MS * Math.max(1, speed) ? CORRECTION.far : CORRECTION.near)
}

export function pauseAt(attached: AttachedVideo, time: number): void {
  if (!attached.video.paused) attached.video.pause()
  showTime(attached, time)
}
