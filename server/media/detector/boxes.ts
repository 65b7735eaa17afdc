// The boxes in the output of a model, in pixels of the original.
import type { FoundObject, ModelFacts, PixelBox } from './detectorTask'
import type { Letterbox } from './letterbox'

/** Corners in pixels of the model's input. */
interface Corners {
  left: number
  top: number
  right: number
  bottom: number
}

interface Candidate extends Corners {
  classIndex: number
  confidence: number
}

interface Size {
  width: number
  height: number
}

/** Boxes of one class that share more of their area than this are of one object. */
const MAX_OVERLAP = 0.45
/** Limits the time of the suppression; only the most certain candidates take part. */
const MAX_CANDIDATES = 3000
const MAX_OBJECTS = 300
/** Columns of a box with built-in suppression: two corners, confidence and class. */
const FINAL_LENGTH = 6

interface Output {
  values: Float32Array
  /** The second and the third dimension. */
  rows: number
  columns: number
}

/** The most certain first. */
export function readObjects(
  output: Output,
  layout: ModelFacts['layout'],
  minConfidence: number,
  placed: { letterbox: Omit<Letterbox, 'planes'>; original: Size },
): FoundObject[] {
  const isFinal = layout === 'final'
  const found = (isFinal ? finalCandidates(output, minConfidence) : gridCandidates(output, minConfidence))
    .filter(({ left, top, right, bottom }) => right > left && bottom > top)
    .sort((one, other) => other.confidence - one.confidence)
    .slice(0, MAX_CANDIDATES)
  const objects: FoundObject[] = []
  for (const { classIndex, confidence, ...corners } of isFinal ? found : suppress(found)) {
    const box = inOriginal(corners, placed.letterbox, placed.original)
    if (box) objects.push({ box, classIndex, confidence: Math.min(1, Number(confidence.toFixed(4))) })
    if (objects.length === MAX_OBJECTS) break
  }
  return objects
}

function finalCandidates({ values, rows }: Output, minConfidence: number): Candidate[] {
  const found: Candidate[] = []
  for (let row = 0; row < rows; row++) {
    const [left = NaN, top = NaN, right = NaN, bottom = NaN, confidence = NaN, classIndex = NaN] = values.subarray(
      row * FINAL_LENGTH,
      (row + 1) * FINAL_LENGTH,
    )
    if (!(confidence >= minConfidence) || !(classIndex >= 0)) continue
    found.push({ left, top, right, bottom, confidence, classIndex: Math.round(classIndex) })
  }
  return found
}

/** Each column has the centre, the size and a confidence for each class. */
function gridCandidates({ values, rows, columns }: Output, minConfidence: number): Candidate[] {
  const at = (row: number, column: number): number => values[row * columns + column] ?? NaN
  const found: Candidate[] = []
  for (let column = 0; column < columns; column++) {
    let classIndex = -1
    let confidence = minConfidence
    for (let row = 4; row < rows; row++) {
      if (!(at(row, column) >= confidence)) continue
      confidence = at(row, column)
      classIndex = row - 4
    }
    if (classIndex < 0) continue
    const halfWidth = at(2, column) / 2
    const halfHeight = at(3, column) / 2
    found.push({
      left: at(0, column) - halfWidth,
      top: at(1, column) - halfHeight,
      right: at(0, column) + halfWidth,
      bottom: at(1, column) + halfHeight,
      classIndex,
      confidence,
    })
  }
  return found
}

/** Keeps the most certain of the candidates of a class that overlap. Takes them sorted. */
function suppress(candidates: readonly Candidate[]): Candidate[] {
  const kept: Candidate[] = []
  for (const candidate of candidates) {
    const isRepeated = kept.some(
      (each) => each.classIndex === candidate.classIndex && overlap(each, candidate) > MAX_OVERLAP,
    )
    if (!isRepeated) kept.push(candidate)
    if (kept.length === MAX_OBJECTS) break
  }
  return kept
}

/** Intersection over union. */
function overlap(one: Corners, other: Corners): number {
  const shared = sharedArea(one, other)
  return shared === 0 ? 0 : shared / (areaOf(one) + areaOf(other) - shared)
}

function sharedArea(one: Corners, other: Corners): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width <= 0 || height <= 0 ? 0 : width * height
}

const areaOf = ({ left, top, right, bottom }: Corners): number => (right - left) * (bottom - top)

/** Undefined for a box outside of the picture. */
function inOriginal(corners: Corners, placed: Omit<Letterbox, 'planes'>, original: Size): PixelBox | undefined {
  const x = (value: number) => within((value - placed.left) / placed.width, original.width)
  const y = (value: number) => within((value - placed.top) / placed.height, original.height)
  const left = x(corners.left)
  const top = y(corners.top)
  const width = x(corners.right) - left
  const height = y(corners.bottom) - top
  return width > 0 && height > 0 ? [left, top, width, height] : undefined
}

const within = (share: number, length: number): number => Math.round(Math.min(1, Math.max(0, share)) * length)

/** An object that is in another one of its class by more than this is a part of it, cut by the edge of a tile. */
const MAX_CONTAINED = 0.6
const MAX_MERGED = 1000

/**
 * What was found in overlapping parts of a picture, without repetitions: of objects of a class that are one, the largest box
 * with the greatest confidence stays. The most certain first.
 */
export function mergeParts<Found extends FoundObject>(objects: readonly Found[], most = MAX_MERGED): Found[] {
  const kept: Found[] = []
  for (const object of [...objects].sort((one, other) => other.confidence - one.confidence)) {
    const at = kept.findIndex((each) => each.classIndex === object.classIndex && areOne(each.box, object.box))
    const same = kept[at]
    if (!same) {
      if (kept.length < most) kept.push(object)
    } else if (boxArea(object.box) > boxArea(same.box)) {
      kept[at] = { ...object, confidence: same.confidence }
    }
  }
  return kept
}

function areOne(one: PixelBox, other: PixelBox): boolean {
  const a = cornersOf(one)
  const b = cornersOf(other)
  const contained = sharedArea(a, b) / Math.min(areaOf(a), areaOf(b))
  return contained > MAX_CONTAINED || overlap(a, b) > MAX_OVERLAP
}

const boxArea = ([, , width, height]: PixelBox): number => width * height

const cornersOf = ([left, top, width, height]: PixelBox): Corners => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
