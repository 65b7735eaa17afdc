// What is known about a video, and which browsers play it.
import type { Message } from '../../platform/core/messages'
import { videoText } from './messages'

/** Kinds of files that can become a recording. */
export const CONTAINERS = ['mp4', 'mov', 'mkv', 'webm', 'ts', 'flv'] as const
export type Container = (typeof CONTAINERS)[number]

/** When a video started. Milliseconds since 1970. */
export interface ContainerTime {
  createdAt: number | null
  /**
   * `satellites` is exact; `file` is what the file states, which nobody has verified; `camera` is the clock of the camera in an unknown zone,
   * as if it were UTC.
   */
  clock: 'satellites' | 'file' | 'camera'
}

export interface VideoFacts {
  durationMs: number
  /** As displayed, after rotation. */
  width: number
  height: number
  /** Frames per second on average. */
  frameRate: number
  /** Names of mediabunny, such as avc and hevc. */
  videoCodec: string
  audioCodec: string | null
  /** When the camera says that it started, milliseconds since 1970. */
  createdAt: number | null
  /** What that time is; see ContainerTime. */
  clock: ContainerTime['clock']
}

const NAMES: Record<string, string> = {
  avc: 'H.264',
  hevc: 'H.265',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  prores: 'ProRes',
  aac: 'AAC',
  opus: 'Opus',
  mp3: 'MP3',
  flac: 'FLAC',
  vorbis: 'Vorbis',
  ac3: 'AC-3',
  eac3: 'E-AC-3',
  dts: 'DTS',
}

/** The usual name of a codec. */
export const codecName = (codec: string): string => NAMES[codec] ?? codec.slice(0, 20).toUpperCase()

export type PlayableIn = 'all' | 'some' | 'none'

/** @param codec as `codecName` returns it; null while it is unknown */
export function playability(codec: string | null): { playableIn: PlayableIn; note: Message | null } {
  switch (codec) {
    case null:
    case 'H.264':
    case 'VP9':
      return { playableIn: 'all', note: null }
    case 'H.265':
      return { playableIn: 'some', note: videoText('hevcNote') }
    case 'AV1':
      return { playableIn: 'some', note: videoText('av1Note') }
    case 'VP8':
      return { playableIn: 'some', note: videoText('vp8Note') }
    default:
      return { playableIn: 'none', note: videoText('noBrowser', { codec }) }
  }
}
