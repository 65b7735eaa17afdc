/** Reads the H.264 video of an MP4 file as tags of RTMP, to publish it. Sound is left out. */
import { ALL_FORMATS, EncodedPacketSink, FilePathSource, Input } from 'mediabunny'
import { MESSAGE } from './protocol'
import type { Tag } from './tag'

export interface VideoTags {
  /** What the decoder needs before the first frame. */
  header: Tag
  frames: Tag[]
  /** Milliseconds. */
  duration: number
}

const KEY = 0x17
const DELTA = 0x27

export async function readMp4Tags(path: string): Promise<VideoTags> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(path) })
  try {
    const track = await input.getPrimaryVideoTrack()
    const config = await track?.getDecoderConfig()
    if (!track || !config?.description || !config.codec.startsWith('avc1')) throw new Error(`${path} is no H.264 video`)
    const frames: Tag[] = []
    let end = 0
    for await (const packet of new EncodedPacketSink(track).packets()) {
      frames.push(videoTag(packet.type === 'key' ? KEY : DELTA, 1, packet.timestamp * 1000, packet.data))
      end = (packet.timestamp + packet.duration) * 1000
    }
    return { header: videoTag(KEY, 0, 0, bytesOf(config.description)), frames, duration: Math.round(end) }
  } finally {
    input.dispose()
  }
}

function videoTag(kind: number, packet: number, time: number, payload: Uint8Array): Tag {
  const data = Buffer.concat([Buffer.from([kind, packet, 0, 0, 0]), payload])
  return { type: MESSAGE.video, time: Math.round(time), data }
}

const bytesOf = (source: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength)
    : new Uint8Array(source)
