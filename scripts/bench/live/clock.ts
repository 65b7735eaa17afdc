// A clock burned into the picture: 41 bars at the top, one for each bit of the milliseconds since 1970. Reading it in the browser
// that shows the picture tells the time from the camera to the screen, because both run on the same machine.
import type { Page } from 'playwright-core'

const BITS = 41
/** A difference outside of these is a picture without a clock. */
const LONGEST_MS = 20_000

/** Runs in a page before its scripts. The camera becomes a canvas of 1280 x 720 that shows the clock. */
export function drawClockAsCamera(): void {
  const width = 1280
  const height = 720
  const bars = 42
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { alpha: false })
  let count = 0
  setInterval(() => {
    if (!context) return
    count++
    context.fillStyle = '#345'
    context.fillRect(0, 0, width, height)
    for (let shape = 0; shape < 40; shape++) {
      context.fillStyle = `hsl(${(shape * 37 + count) % 360}, 70%, 50%)`
      context.fillRect(
        (shape * 97 + count * 3) % width,
        height / 10 + ((shape * 61 + count * 2) % (height * 0.9)),
        60,
        40,
      )
    }
    const now = Date.now()
    for (let bar = 0; bar < bars; bar++) {
      // The last bar is black.
      const isSet = bar < bars - 1 && Math.floor(now / 2 ** (bars - 2 - bar)) % 2 === 1
      context.fillStyle = isSet ? '#fff' : '#000'
      context.fillRect((bar * width) / bars, 0, width / bars + 1, height / 10)
    }
  }, 1000 / 30)
  navigator.mediaDevices.getUserMedia = () => Promise.resolve(canvas.captureStream(30))
}

/** @returns milliseconds from the drawing of each frame to its appearance in the first video of the page */
export async function readClock(page: Page, seconds: number): Promise<number[]> {
  const delays = await page.evaluate(
    ({ bits, duration }) =>
      new Promise<number[]>((resolve) => {
        const video = document.querySelector('video')
        const canvas = document.createElement('canvas')
        const bar = 4
        canvas.width = (bits + 1) * bar
        canvas.height = 8
        const context = canvas.getContext('2d', { willReadFrequently: true })
        const found: number[] = []
        const end = performance.now() + duration
        const onFrame = () => {
          if (!video || !context || performance.now() > end) return resolve(found)
          const strip = video.videoHeight / 10
          context.drawImage(video, 0, strip / 4, video.videoWidth, strip / 2, 0, 0, canvas.width, canvas.height)
          const { data } = context.getImageData(0, 4, canvas.width, 1)
          let time = 0
          for (let bit = 0; bit < bits; bit++) {
            const green = (bit * bar + 1) * 4 + 1
            time = time * 2 + ((data[green] ?? 0) + (data[green + 4] ?? 0) > 255 ? 1 : 0)
          }
          found.push(Date.now() - time)
          video.requestVideoFrameCallback(onFrame)
        }
        video?.requestVideoFrameCallback(onFrame)
      }),
    { bits: BITS, duration: seconds * 1000 },
  )
  return delays.filter((delay) => Math.abs(delay) < LONGEST_MS)
}
