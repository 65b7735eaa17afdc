// What the child process of convertVideo.ts is given and what it writes, one line of JSON each.
import type { Message } from '../../platform/core/messages'
import type { Container, VideoFacts } from './videoFacts'

export interface VideoTask {
  path: string
  container: Container
  /** Where the converted video goes. */
  output: string
  /** Writes only this part, in seconds, even if the file can be played as it is. */
  cut?: { from: number; until: number }
}

export interface VideoReading {
  facts: VideoFacts
  /** The container of the output; null if the file can be played as it is, or cannot be converted. */
  written: 'mp4' | 'webm' | null
  /** The output has no sound, because browsers do not play that of the file. */
  dropsAudio: boolean
  isCutShort: boolean
  /**
   * Which part of the video the output of a cut holds, in seconds from its start: from a key frame, which may be seconds before the start
   * of the cut, to the end of the last picture. Null without a cut.
   */
  range: { from: number; until: number } | null
}

export type VideoLine = { progress: number } | { result: VideoReading } | { problem: Message }
