// A video whose files are large although it is short: to be sent slowly.
import {
  ALL_FORMATS,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { serverFile } from '../../server/platform/core/folders'

const VIDEO = serverFile('demo/files/brighton_flyover.mp4')

/** The header of a unit of H.264 that decoders skip (filler data, type 12). */
const FILLER = 12
const LENGTH_BYTES = 4

/** Writes the video of the demo to `path`, with filler of `bytes` in each of its pictures. */
export async function writeLongVideo(path: string, bytes: number): Promise<void> {
  const input = new Input({ formats: ALL_FORMATS, source: new FilePathSource(VIDEO) })
  const track = await input.getPrimaryVideoTrack()
  const config = await track?.getDecoderConfig()
  if (!track || !config) throw new Error(`${VIDEO} is no video`)
  const output = new Output({ format: new Mp4OutputFormat(), target: new FilePathTarget(path) })
  const pictures = new EncodedVideoPacketSource('avc')
  output.addVideoTrack(pictures)
  await output.start()
  const filler = Buffer.alloc(LENGTH_BYTES + bytes, 0xff)
  filler.writeUInt32BE(bytes)
  filler[LENGTH_BYTES] = FILLER
  for await (const packet of new EncodedPacketSink(track).packets()) {
    const data = Buffer.concat([packet.data, filler])
    await pictures.add(packet.clone({ data }), { decoderConfig: config })
  }
  await output.finalize()
  input.dispose()
}
