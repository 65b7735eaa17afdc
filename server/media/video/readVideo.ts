// Reads a video and, where browsers would not play its container, writes it to another without encoding it again.
import { findEnd, type FileEnd } from './fileEnd'
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
    const { target, isCutShort } = await written(source, output, onProgress)
    return { facts, written: target, isCutShort, dropsAudio: false, range: null }
  }
  const end = await findEnd(path, container)
  const media = await openMedia(path, container, end)
  try {
    const { facts } = media
    if (!WRITABLE.includes(facts.videoCodec) || (!cut && (await isPlayable(task, media, end)))) {
      return { facts, written: null, dropsAudio: false, isCutShort: end.isCut, range: null }
    }
    const { source, dropsAudio, range } = await packetsOf(
      media,
      (codec) => holdsAudio(outputContainer(facts.videoCodec), codec),
      cut,
    )
    const { target, seconds, ...reached } = await written(source, output, onProgress)
    const isCutShort = reached.isCutShort || end.isCut
    // The index of a recording that was cut states pictures that are missing.
    const durationMs = isCutShort && !cut ? Math.round(seconds * 1000) : facts.durationMs
    return {
      facts: { ...facts, durationMs },
      written: target,
      isCutShort,
      dropsAudio,
      range: cut ? range : null,
    }
  } finally {
    media.close()
  }
}

/** Players ask for the index of an MP4 wherever it is; a WebM without a length was cut off while it was written. */
async function isPlayable({ container }: VideoTask, media: MediaInput, end: FileEnd): Promise<boolean> {
  if (end.isCut) return false
  if (container === 'mp4') return !end.isFragmented && media.facts.videoCodec !== 'vp8'
  return container === 'webm' && (await media.video.getDurationFromMetadata()) !== null
}

async function written(source: PacketSource, output: string, onProgress: (fraction: number) => void) {
  return { target: outputContainer(source.video.codec), ...(await writeVideo(source, output, onProgress)) }
}
