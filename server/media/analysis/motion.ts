// Finds motion in video of a camera that hovers or drifts. The background is a running mean that follows the drift of the camera.
// What differs from it moves only if it also differs from the picture of a moment before: something that has stopped, and the ground
// that it has left, differ from the background for seconds. Rotation, zoom and parallax are not compensated. What moves is not
// classified.
import { findBlobs } from './blobs'
import { estimateShift } from './shift'

export interface MovingArea {
  /** Share of the frame, 0 to 1, from the upper left corner. */
  left: number
  top: number
  width: number
  height: number
}

export interface MotionEvent {
  /** Seconds from the start of the video. */
  start: number
  end: number
  /** Second of the frame that shows most motion, and where it shows it. */
  peak: number
  area: MovingArea
}

export interface MotionOptions {
  width: number
  height: number
  framesPerSecond: number
}

const BRIGHTNESS = 128
/** Difference of brightness, 0 to 255, that is motion and not noise. */
const THRESHOLD = 22
const LEAST_PIXELS = 10
/** More motion than this share of the frame is a cut or a jump of the camera. */
const MOST_SHARE = 0.25
/** How fast the background takes over what is seen: where nothing moves, and where something moves. */
const LEARN_STILL = 0.15
const LEARN_MOVING = 0.06
const SEARCH = { most: 12, sampleStep: 7, shiftStep: 2 }
const EDGE = 2
/** Frames of which two must move. One alone is noise. */
const WINDOW = 3
const MERGE_SECONDS = 1.5
/** Age of the picture that shows what has changed: slow objects must have moved by more than the tolerance of two pixels. */
const CHANGE_SECONDS = 0.6
/** Share of a differing area that must have changed: less is a change of exposure on ground that something has left. */
const LEAST_CHANGED = 0.1
/** Every which pixel is compared for the change of exposure. */
const EXPOSURE_STEP = 7

/** A picture with the place of its upper left corner in the latest picture that was added. */
interface Earlier {
  /** As it was recorded. */
  frame: Uint8Array
  image: Float32Array
  dx: number
  dy: number
}

interface Moment {
  second: number
  pixels: number
  area: MovingArea
}

/** Takes frames in order; `events` can be read at any time. */
export class MotionDetector {
  readonly #options: MotionOptions
  #background: Float32Array | undefined
  #earlier: Earlier[] = []
  #frames = 0
  readonly #recent: (Moment | undefined)[] = []
  readonly #events: (MotionEvent & { pixels: number })[] = []

  constructor(options: MotionOptions) {
    this.#options = options
  }

  /** @param frame brightness of each pixel, 0 to 255, in rows from the top */
  add(frame: Uint8Array): void {
    const second = this.#frames++ / this.#options.framesPerSecond
    const image = normalise(frame, this.#background)
    const moment = this.#background ? this.#compare({ frame, image }, this.#background, second) : undefined
    this.#background ??= image
    this.#earlier.push({ frame: frame.slice(), image, dx: 0, dy: 0 })
    if (this.#earlier.length > CHANGE_SECONDS * this.#options.framesPerSecond) this.#earlier.shift()
    this.#recent.push(moment)
    if (this.#recent.length > WINDOW) this.#recent.shift()
    const moving = this.#recent.filter((each) => each !== undefined)
    if (moving.length >= 2 && moment) this.#extend(moving)
  }

  get events(): MotionEvent[] {
    return this.#events.map(({ start, end, peak, area }) => ({ start, end, peak, area }))
  }

  #extend(moments: Moment[]): void {
    const last = moments.at(-1)!
    const current = this.#events.at(-1)
    const strongest = moments.reduce((a, b) => (b.pixels > a.pixels ? b : a))
    const { second: peak, area, pixels } = strongest
    if (!current || last.second - current.end > MERGE_SECONDS) {
      this.#events.push({ start: moments[0]!.second, end: last.second, peak, area, pixels })
      return
    }
    current.end = last.second
    if (pixels > current.pixels) Object.assign(current, { peak, area, pixels })
  }

  /** Replaces the background. */
  #compare(
    { frame, image }: { frame: Uint8Array; image: Float32Array },
    background: Float32Array,
    second: number,
  ): Moment | undefined {
    const { width, height } = this.#options
    const field = (values: Float32Array) => ({ width, height, values })
    const { dx, dy } = estimateShift(field(image), field(background), SEARCH)
    // The background lies where the picture before lay.
    this.#earlier = this.#earlier.map((each) => ({ ...each, dx: each.dx + dx, dy: each.dy + dy }))
    const before = this.#earlier[0]
    const bits = new Uint8Array(image.length)
    const changed = new Uint8Array(image.length)
    const next = new Float32Array(image.length)
    const isInside = (x: number, y: number) => x >= EDGE && y >= EDGE && x < width - EDGE && y < height - EDGE
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const at = y * width + x
        if (!isInside(x + dx, y + dy)) {
          next[at] = image[at]!
          continue
        }
        const behind = (y + dy) * width + x + dx
        const differs = distanceToNeighbours(image[at]!, background, behind, width) > THRESHOLD
        if (differs) bits[at] = 1
        if (differs && before && isInside(x + before.dx, y + before.dy)) {
          const earlier = (y + before.dy) * width + x + before.dx
          // What is white at any exposure changes only once the change of exposure is removed.
          const hasChanged =
            Math.abs(frame[at]! - before.frame[earlier]!) > THRESHOLD &&
            distanceToNeighbours(image[at]!, before.image, earlier, width) > THRESHOLD
          if (hasChanged) changed[at] = 1
        }
        next[at] = background[behind]! + (image[at]! - background[behind]!) * (changed[at] ? LEARN_MOVING : LEARN_STILL)
      }
    }
    this.#background = next
    const blobs = findBlobs({ width, height, bits }, { leastArea: LEAST_PIXELS, diagonal: true }).filter(
      ({ area, pixels }) =>
        pixels.reduce((sum, at) => sum + changed[at]!, 0) >= Math.max(LEAST_PIXELS, area * LEAST_CHANGED),
    )
    const pixels = blobs.reduce((sum, { area }) => sum + area, 0)
    if (blobs.length === 0 || pixels > image.length * MOST_SHARE) return undefined
    const largest = blobs.reduce((a, b) => (b.area > a.area ? b : a))
    const { left, top, right, bottom } = largest.bounds
    const area = {
      left: left / width,
      top: top / height,
      width: (right - left + 1) / width,
      height: (bottom - top + 1) / height,
    }
    return { second, pixels, area }
  }
}

/**
 * Removes changes of exposure: the median ratio to the background, because what moves changes the mean of the whole picture. The
 * first picture gets a usual brightness.
 */
function normalise(frame: Uint8Array, background: Float32Array | undefined): Float32Array {
  const gain = background ? medianRatio(background, frame) : BRIGHTNESS / Math.max(1, meanOf(frame))
  // A loop, because the conversion of `from` takes most of the time of a frame.
  const image = new Float32Array(frame.length)
  for (let at = 0; at < frame.length; at++) image[at] = frame[at]! * gain
  return image
}

function meanOf(frame: Uint8Array): number {
  let sum = 0
  for (const value of frame) sum += value
  return sum / frame.length
}

function medianRatio(background: Float32Array, frame: Uint8Array): number {
  const ratios = new Float32Array(Math.ceil(frame.length / EXPOSURE_STEP))
  for (let index = 0; index < ratios.length; index++) {
    const at = index * EXPOSURE_STEP
    ratios[index] = background[at]! / Math.max(1, frame[at]!)
  }
  return ratios.sort()[Math.floor(ratios.length / 2)]!
}

/** How far a value is outside those of the 3 x 3 pixels behind it: a shift of less than a pixel is no motion. */
function distanceToNeighbours(value: number, background: Float32Array, at: number, width: number): number {
  if (Math.abs(value - background[at]!) <= THRESHOLD) return 0
  let low = Infinity
  let high = -Infinity
  for (let row = -width; row <= width; row += width) {
    for (let column = -1; column <= 1; column++) {
      const behind = background[at + row + column]!
      low = Math.min(low, behind)
      high = Math.max(high, behind)
    }
  }
  return value < low ? low - value : Math.max(0, value - high)
}
