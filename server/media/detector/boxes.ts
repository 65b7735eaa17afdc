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

/** A part of an object, which the edge of a tile cuts, is in the object by more than this. */
const MAX_CONTAINED = 0.6
const MAX_MERGED = 1000

/** Where an object of a tile is in the whole picture, and whether an edge of the tile within the picture cuts it. */
export interface PartObject extends FoundObject {
  isCut: boolean
}

/** @param tile where the tile is in the picture, in the pixels of the objects */
export function inPicture(
  { box: [left, top, width, height], ...object }: FoundObject,
  tile: Size & { left: number; top: number },
  picture: Size,
): PartObject {
  const isCut =
    (left <= 1 && tile.left > 0) ||
    (top <= 1 && tile.top > 0) ||
    (left + width >= tile.width - 1 && tile.left + tile.width < picture.width - 1) ||
    (top + height >= tile.height - 1 && tile.top + tile.height < picture.height - 1)
  return { ...object, box: [left + tile.left, top + tile.top, width, height], isCut }
}

/**
 * What was found in overlapping parts of a picture, without repetitions: of objects of a class that are one, the most certain
 * stays, and whole ones rather than those that an edge cuts. The most certain first.
 */
export function mergeParts(objects: readonly PartObject[], most = MAX_MERGED): FoundObject[] {
  const kept: PartObject[] = []
  // Of two cut parts, the larger one.
  const order = (one: PartObject, other: PartObject) =>
    one.isCut && other.isCut ? boxArea(other.box) - boxArea(one.box) : other.confidence - one.confidence
  for (const isCut of [false, true]) {
    for (const object of objects.filter((each) => each.isCut === isCut).sort(order)) {
      if (!kept.some((each) => each.classIndex === object.classIndex && areOne(each, object))) kept.push(object)
    }
  }
  return kept
    .sort((one, other) => other.confidence - one.confidence)
    .slice(0, most)
    .map(({ box, classIndex, confidence }) => ({ box, classIndex, confidence }))
}

function areOne(one: PartObject, other: PartObject): boolean {
  const a = cornersOf(one.box)
  const b = cornersOf(other.box)
  if (overlap(a, b) > MAX_OVERLAP) return true
  return other.isCut && sharedArea(a, b) / areaOf(b) > MAX_CONTAINED
}

const boxArea = ([, , width, height]: PixelBox): number => width * height

const cornersOf = ([left, top, width, height]: PixelBox): Corners => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
