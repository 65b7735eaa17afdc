// Video for benchmarks of live streams, encoded by Chromium: moving rectangles at a given size and bit rate.
import { chromium } from 'playwright-core'
import { findChromium } from '../../../e2e/support/findChromium'
import { MESSAGE } from '../../../server/media/live/rtmp/protocol'
import type { VideoTags } from '../../../server/media/live/rtmp/mp4Tags'
import type { Tag } from '../../../server/media/live/rtmp/tag'
import { CHROMIUM_FLAGS } from '../table'

export interface SampleFormat {
  width: number
  height: number
  bitsPerSecond: number
  seconds: number
}

/** What the page returns; `data` is base64. */
interface EncodedFrame {
  isKey: boolean
  time: number
  data: string
}

export const FRAMES_PER_SECOND = 30
const KEY_FRAME = 0x17
const DELTA_FRAME = 0x27

/** H.264 without B-frames, with a key frame every two seconds. */
export async function encodeSample(format: SampleFormat): Promise<VideoTags> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage()
    // The compiler names functions with a helper that the page does not have.
    await page.addInitScript('globalThis.__name = (named) => named')
    // Encoders exist in secure contexts only.
    await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
    await page.goto('http://localhost/')
    const { description, frames } = await page.evaluate(encodeInPage, { ...format, rate: FRAMES_PER_SECOND })
    return {
      header: videoTag(KEY_FRAME, 0, 0, description),
      frames: frames.map(({ isKey, time, data }) => videoTag(isKey ? KEY_FRAME : DELTA_FRAME, 1, time, data)),
      duration: format.seconds * 1000,
    }
  } finally {
    await browser.close()
  }
}

function videoTag(kind: number, packet: number, time: number, base64: string): Tag {
  const data = Buffer.concat([Buffer.from([kind, packet, 0, 0, 0]), Buffer.from(base64, 'base64')])
  return { type: MESSAGE.video, time: Math.round(time), data }
}

async function encodeInPage({
  width,
  height,
  bitsPerSecond,
  seconds,
  rate,
}: SampleFormat & { rate: number }): Promise<{ description: string; frames: EncodedFrame[] }> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser has no canvas')
  const frames: EncodedFrame[] = []
  let description = ''
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      let binary = ''
      for (let at = 0; at < bytes.length; at += 0x8000) {
        binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
      }
      frames.push({ isKey: chunk.type === 'key', time: chunk.timestamp / 1000, data: btoa(binary) })
      const configuration = metadata?.decoderConfig?.description
      if (configuration) description = btoa(String.fromCharCode(...new Uint8Array(configuration as ArrayBuffer)))
    },
    error: (error) => {
      throw error
    },
  })
  encoder.configure({
    codec: height > 720 ? 'avc1.4d0028' : 'avc1.4d001f',
    width,
    height,
    bitrate: bitsPerSecond,
    bitrateMode: 'constant',
    framerate: rate,
    latencyMode: 'realtime',
    avc: { format: 'avc' },
  })
  for (let index = 0; index < seconds * rate; index++) {
    context.fillStyle = '#345'
    context.fillRect(0, 0, width, height)
    for (let shape = 0; shape < 400; shape++) {
      context.fillStyle = `hsl(${(shape * 37 + index * 7) % 360}, 70%, 50%)`
      context.fillRect((shape * 97 + index * 11) % width, (shape * 61 + index * 5) % height, 30, 20)
    }
    const frame = new VideoFrame(canvas, { timestamp: (index * 1_000_000) / rate })
    encoder.encode(frame, { keyFrame: index % (2 * rate) === 0 })
    frame.close()
    while (encoder.encodeQueueSize > 4) await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await encoder.flush()
  return { description, frames }
}
