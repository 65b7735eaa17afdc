// Statistics of a stream at a media server, as the bundled engine reports them.
import type { LivePath, StreamStatistics } from '../../../media/live/liveEngine'
import type { MediaPath } from '../../../media/media-server/path'

/** As the media server names them, in our names. */
const VIDEO: Readonly<Record<string, string>> = { H264: 'H.264', H265: 'H.265', VP8: 'VP8', VP9: 'VP9', AV1: 'AV1' }
const AUDIO: Readonly<Record<string, string>> = { 'MPEG-4 Audio': 'AAC', 'MPEG-4 Audio LATM': 'AAC', Opus: 'Opus' }
/** H.265 plays over HLS only, VP8 over WebRTC only. */
const PATHS: Readonly<Record<string, LivePath[]>> = {
  'H.265': ['hls'],
  VP8: ['whep'],
}
const BOTH: LivePath[] = ['whep', 'hls']

export function statisticsOf(streamId: string, path: MediaPath, bitsPerSecond: number): StreamStatistics {
  const video = path.tracks.find(({ codec }) => VIDEO[codec] !== undefined)
  const audio = path.tracks.find(({ codec }) => AUDIO[codec] !== undefined)
  const codec = video ? (VIDEO[video.codec] ?? null) : null
  return {
    streamId,
    codec,
    audioCodec: audio ? (AUDIO[audio.codec] ?? null) : null,
    width: video?.width ?? null,
    height: video?.height ?? null,
    framesPerSecond: null,
    bitsPerSecond,
    droppedFrames: path.damagedFrames,
    viewers: path.readers.length,
    keyFrameSeconds: null,
    hasBFrames: false,
    receivedBytes: path.receivedBytes,
    receivedFrames: null,
    paths: codec === null ? [] : (PATHS[codec] ?? BOTH),
    // The media server records by itself.
    recording: 'waiting',
    recordingBytes: 0,
  }
}
