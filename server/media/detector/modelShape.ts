// Whether the input and the output of a model are those of a detector that is supported.
import type { Message } from '../../platform/core/messages'
import { readClassNames } from './classNames'
import { DetectorError } from './detectorError'
import type { ModelFacts } from './detectorTask'
import { detectorText } from './messages'

export const MAX_SIDE = 1280
const MIN_SIDE = 32
const MAX_CLASSES = 1000
const MAX_BOXES = 100_000
/** Of a box in the output: centre and size, or two corners. */
const COORDINATES = 4
/** Two corners, confidence and class. */
const FINAL_LENGTH = 6

type Dimension = number | string

/** @throws DetectorError */
export function inputSize(shape: readonly Dimension[]): { width: number; height: number } {
  const [batch, channels, height, width] = shape
  const isPicture = shape.length === 4 && batch === 1 && channels === 3
  if (!isPicture || typeof height !== 'number' || typeof width !== 'number' || height < 1 || width < 1) {
    return refuse(detectorText('inputShape', { shape: shapeText(shape) }))
  }
  if (Math.max(width, height) > MAX_SIDE) return refuse(detectorText('inputSize', { width, height, limit: MAX_SIDE }))
  if (Math.min(width, height) < MIN_SIDE) return refuse(detectorText('inputShape', { shape: shapeText(shape) }))
  return { width, height }
}

/** `names` is the text of the file's metadata. @throws DetectorError */
export function outputLayout(
  shape: readonly Dimension[],
  names: string | undefined,
): Pick<ModelFacts, 'layout' | 'classNames'> {
  const [batch, rows, columns] = shape
  const named = readClassNames(names ?? '')
  if (shape.length !== 3 || batch !== 1 || typeof rows !== 'number' || typeof columns !== 'number') {
    return refuse(detectorText('outputShape', { shape: shapeText(shape) }))
  }
  if (columns === FINAL_LENGTH && rows <= MAX_BOXES) {
    const count = Math.min(MAX_CLASSES, Math.max(0, ...named.keys()) + (named.size > 0 ? 1 : 0))
    return { layout: 'final', classNames: listed(named, count) }
  }
  const classes = rows - COORDINATES
  if (classes < 1 || classes > MAX_CLASSES || columns < 1 || columns > MAX_BOXES) {
    return refuse(detectorText('outputShape', { shape: shapeText(shape) }))
  }
  if (named.size > classes) return refuse(detectorText('classCount', { named: named.size, found: classes }))
  return { layout: 'grid', classNames: listed(named, classes) }
}

const listed = (named: ReadonlyMap<number, string>, count: number): string[] =>
  Array.from({ length: count }, (_, index) => named.get(index) ?? String(index))

const shapeText = (shape: readonly Dimension[]): string => shape.join(' x ').slice(0, 80)

function refuse(why: Message): never {
  throw new DetectorError(why)
}
