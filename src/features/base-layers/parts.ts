// What the screens show about the parts of a base layer.
import type { BaseLayer, BaseLayerPart } from '../../api/base-layer'
import { baseText } from './messages'

/** Parts that are in use and ready to be drawn. */
export const shownParts = ({ parts }: BaseLayer): BaseLayerPart[] =>
  parts.filter(({ staged, status }) => !staged && status === 'ready')

export const isImporting = ({ parts }: BaseLayer): boolean => parts.some(({ status }) => status === 'importing')

/** Attributes of all shown parts, without duplicates. */
export const attributesOf = (base: BaseLayer): string[] => [
  ...new Set(shownParts(base).flatMap(({ fields }) => fields.map(({ name }) => name))),
]

/** Counts of rasters, vector layers and features. Zero counts are omitted. */
export function contentsOf(parts: readonly BaseLayerPart[]): string {
  const rasters = parts.filter(({ kind }) => kind === 'raster').length
  const vectors = parts.length - rasters
  return [
    ...(rasters > 0 ? [baseText('rasters', { count: rasters })] : []),
    ...(vectors > 0 ? [baseText('vectors', { count: vectors })] : []),
    ...(vectors > 0 ? [featuresText(parts.reduce((sum, { featureCount }) => sum + featureCount, 0))] : []),
  ].join(' · ')
}

export const featuresText = (count: number): string => baseText('features', { count })
