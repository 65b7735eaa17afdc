// What the child process of runDetector.ts is given and what it writes, one line of JSON each.
import type { Message } from '../../platform/core/messages'

/** What an inspection finds in a model. */
export interface ModelFacts {
  /** Pixels of the pictures that the model reads. */
  inputWidth: number
  inputHeight: number
  /** `grid`: boxes that overlap, suppressed here. `final`: boxes that the model has suppressed itself. */
  layout: 'grid' | 'final'
  /** By the number of the class. Numbers where the file names none. */
  classNames: string[]
}

export interface Picture {
  /** A file on this machine. */
  path: string
  /** Pixels of the upright original, in which the boxes are reported. */
  width: number
  height: number
  /** Also read in at most so many parts at full resolution; as a whole only by default. */
  maxTiles?: number
}

/** Left, top, width and height in pixels of the original. */
export type PixelBox = [left: number, top: number, width: number, height: number]

export interface FoundObject {
  box: PixelBox
  /** The number of the class. */
  classIndex: number
  /** 0 to 1. */
  confidence: number
}

export type DetectorTask =
  | { kind: 'inspect'; model: string }
  | { kind: 'detect'; model: string; pictures: readonly Picture[]; minConfidence: number }

/** `picture` is the place in the task's list. */
export type PictureLine = { picture: number; found: FoundObject[] } | { picture: number; problem: Message }

export type DetectorLine = PictureLine | { facts: ModelFacts } | { refused: Message } | { done: true }
