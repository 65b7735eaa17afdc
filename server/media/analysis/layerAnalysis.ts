// What an analysis of layers is given and returns. Analyses run in a thread of analysisPool.ts.
import type { Picture, Surface } from './grid'
import type { AreaRings } from './areaPixels'
import type { Outline } from './outline'

/** The layer; for comparisons with the earlier one after it, on the same grid. */
export interface AnalysisInput {
  pictures: Picture[]
  surfaces: Surface[]
  /** Ground length of a pixel in metres. */
  gsd: number
  /** Areas that are the results, instead of those that the analysis would find. */
  areas?: readonly AreaRings[]
}

/** One result, in pixels of the grid. */
export interface Found {
  shape: { outline: Outline } | { point: readonly [x: number, y: number] } | { areaIndex: number }
  /** Square metres; null for points. */
  area: number | null
  /** Further numbers, such as `volumeM3`. */
  figures: Record<string, number>
}

export interface AnalysisOutput {
  /** The largest first. */
  found: Found[]
  /** Why nothing, or not everything, was found. */
  note: 'noSeparation' | 'tooMany' | null
  /** Numbers of the whole run, such as the threshold. */
  figures: Record<string, number>
}

export interface AnalysisParameter {
  default: number
  min: number
  max: number
}

export interface LayerAnalysis {
  /** Increases when the results of the same input change. */
  version: string
  /** Colours, or heights of a surface model. */
  reads: 'picture' | 'surface'
  /** 2 for comparisons with an earlier layer. */
  layers: 1 | 2
  /** Whether it can use `areas`. */
  takesAreas: boolean
  parameters: Readonly<Record<string, AnalysisParameter>>
  run(input: AnalysisInput, parameters: Readonly<Record<string, number>>): AnalysisOutput
}

/** More results are too many for people to look at. */
export const MAX_FOUND = 5000
