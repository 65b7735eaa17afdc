// Reads a video and, where browsers would not play its container, writes it to another without encoding it again.
import { checkMovie } from './containerTime'
import { openFlv } from './flv/flvFile'
import { openMedia, packetsOf, type MediaInput } from './mediaInput'
import type { PacketSource } from './packets'
import type { VideoReading, VideoTask } from './videoTask'
import { holdsAudio, outputContainer, writeVideo } from './writeVideo'

/** Codecs that MP4 or WebM can hold. */
const WRITABLE = ['avc', 'hevc', 'vp8', 'vp9', 'av1']

/** @throws VideoError */
export async function readVideo(task: VideoTask, onProgress: (fraction: number) => void): Promise<VideoReading> {
  const { path, container, output, cut } = task
  if (container === 'flv') {
    const { facts, source } = await openFlv(path)
    return { facts, ...(await written(source, output, onProgress)), dropsAudio: false, range: null }
  }
  const isMovie = container === 'mp4' || container === 'mov'
  const isFragmented = isMovie && (await checkMovie(path)).isFragmented
  const media = await openMedia(path, container)
  try {
    const { facts } = media
    if (!WRITABLE.includes(facts.videoCodec) || (!cut && (await isPlayable(task, media, isFragmented)))) {
      return { facts, written: null, dropsAudio: false, isCutShort: false, range: null }
    }
    const target = outputContainer(facts.videoCodec)
    const { source, dropsAudio, range } = await packetsOf(media, (codec) => holdsAudio(target, codec), cut)
    return { facts, ...(await written(source, output, onProgress)), dropsAudio, range: cut ? range : null }
  } finally {
    media.close()
  }
}

/** Players ask for the index of an MP4 wherever it is; a WebM without a length was cut off while it was written. */
async function isPlayable({ container }: VideoTask, media: MediaInput, isFragmented: boolean): Promise<boolean> {
  if (container === 'mp4') return !isFragmented && media.facts.videoCodec !== 'vp8'
  return container === 'webm' && (await media.video.getDurationFromMetadata()) !== null
}

async function written(source: PacketSource, output: string, onProgress: (fraction: number) => void) {
  const { isCutShort } = await writeVideo(source, output, onProgress)
  return { written: outputContainer(source.video.codec), isCutShort }
}
