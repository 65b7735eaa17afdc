// Writes packets to an MP4 with its index at the start, or to a WebM. Memory stays flat: the index is reserved.
import {
  EncodedAudioPacketSource,
  EncodedVideoPacketSource,
  FilePathTarget,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type AudioCodec,
  type VideoCodec,
} from 'mediabunny'
import type { PacketSource } from './packets'

/** Sounds that browsers play in MP4; WebM has Opus and Vorbis only. */
const MP4_AUDIO = ['aac', 'opus', 'mp3', 'flac']
const WEBM_AUDIO = ['opus', 'vorbis']

/** No browser plays VP8 in MP4. */
export const outputContainer = (videoCodec: string): 'mp4' | 'webm' => (videoCodec === 'vp8' ? 'webm' : 'mp4')

export const holdsAudio = (container: 'mp4' | 'webm', codec: string): boolean =>
  (container === 'mp4' ? MP4_AUDIO : WEBM_AUDIO).includes(codec)

const PROGRESS_EVERY = 2000

/** @returns whether the end of the source was damaged and left out, and the seconds that the pictures last */
// oxlint-disable-next-line complexity -- one loop over the packets of two tracks, of which one may be missing
export async function writeVideo(
  { video, audio, packets }: PacketSource,
  path: string,
  onProgress: (fraction: number) => void,
): Promise<{ isCutShort: boolean; seconds: number }> {
  const isMp4 = outputContainer(video.codec) === 'mp4'
  const output = new Output({
    format: isMp4 ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat(),
    target: new FilePathTarget(path),
  })
  const pictures = new EncodedVideoPacketSource(video.codec as VideoCodec)
  const sounds = audio && new EncodedAudioPacketSource(audio.codec as AudioCodec)
  output.addVideoTrack(pictures, { maximumPacketCount: video.count, rotation: video.rotation })
  // A declared track without packets holds back the whole file.
  if (sounds && audio.count > 0) output.addAudioTrack(sounds, { maximumPacketCount: audio.count })
  await output.start()
  let isCutShort = false
  const shown = { from: Infinity, until: 0 }
  const written = { video: 0, audio: 0 }
  const read = packets()[Symbol.asyncIterator]()
  let start: number | undefined
  for (;;) {
    const next = await read.next().catch(() => undefined)
    isCutShort ||= next === undefined
    if (!next || next.done) break
    const { type, packet } = next.value
    start ??= packet.timestamp
    if (written[type] >= (type === 'video' ? video.count : (audio?.count ?? 0))) continue
    const timestamp = packet.timestamp - start
    // A sound before the first picture would shift the pictures.
    if (timestamp < 0 && type === 'audio') continue
    const moved = packet.clone({ timestamp: Math.max(0, timestamp) })
    const first = written[type]++ === 0
    if (type === 'video') {
      shown.from = Math.min(shown.from, moved.timestamp)
      shown.until = Math.max(shown.until, moved.timestamp + moved.duration)
    }
    if (type === 'video') await pictures.add(moved, first ? { decoderConfig: video.config } : undefined)
    else await sounds?.add(moved, first && audio ? { decoderConfig: audio.config } : undefined)
    if (type === 'video' && written.video % PROGRESS_EVERY === 0) onProgress(written.video / video.count)
  }
  await output.finalize()
  return { isCutShort, seconds: Math.max(0, shown.until - shown.from) }
}
