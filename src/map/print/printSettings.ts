import type { Orientation, Paper } from './paper'
import type { Resolution } from './renderParts'

export const PARTS_OF_PAGE = ['legend', 'grid', 'north', 'attribution', 'date'] as const
export type PartOfPage = (typeof PARTS_OF_PAGE)[number]

export interface PrintSettings {
  title: string
  paper: Paper
  orientation: Orientation
  /** 'fit' is the largest round scale that shows the whole visible map. */
  scale: number | 'fit'
  dpi: Resolution
  shown: readonly PartOfPage[]
}
