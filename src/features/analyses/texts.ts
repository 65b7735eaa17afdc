import type { Analysis, Detection, LayerInferType } from '../../api/analysis'
import { formatNumber } from '../../shared/messages'
import { meanMetres } from './elevationScale'
import { analysesText } from './messages'

const TYPES = {
  vegetation: 'vegetation',
  water: 'water',
  'bare-soil': 'bareSoil',
  plants: 'plants',
  change: 'change',
  elevation: 'elevation',
  motion: 'motion',
  hotspots: 'hotspots',
} as const satisfies Record<LayerInferType | 'motion' | 'hotspots', string>

/** What a built-in model looks for; the name of any other model. */
export function typeText(type: string, model: string, isExternal: boolean): string {
  return isExternal || !isBuiltIn(type) ? model : analysesText(TYPES[type] as 'vegetation')
}

const isBuiltIn = (type: string): type is keyof typeof TYPES => Object.hasOwn(TYPES, type)

/** What was looked for, and in which layer. */
export function nameOf({ inferType, model, isExternal, layer }: Analysis): string {
  const type = typeText(inferType, model, isExternal)
  return layer ? analysesText('nameOf', { type, layer: layer.name }) : type
}

const PARAMETERS = ['minAreaM2', 'diameterM', 'threshold', 'leastM', 'align', 'excess', 'leastPixels'] as const

/** Label of a parameter; its name if the server has one that this version of the app does not know. */
export function parameterText(name: string): string {
  const known = PARAMETERS.find((each) => each === name)
  return known ? analysesText(known) : name
}

/** What a model of the model server recognised, and how certain it is. */
export function classText(found: string, { confidence }: Detection['figures']): string {
  if (confidence === undefined) return found
  const percent = formatNumber(confidence, { style: 'percent', maximumFractionDigits: 0 })
  return analysesText('certain', { name: found, percent })
}

/** The temperature, the volume or the area of a result; empty for points. */
export function sizeText({ area, figures }: Pick<Detection, 'area' | 'figures'>): string {
  const { volumeM3, cutM3, fillM3, degrees, excess } = figures
  const decimals = { maximumFractionDigits: 1 }
  if (degrees !== undefined && excess !== undefined) {
    const temperatures = { degrees: formatNumber(degrees, decimals), excess: formatNumber(excess, decimals) }
    return analysesText('temperature', temperatures)
  }
  if (cutM3 !== undefined && fillM3 !== undefined) {
    const net = formatNumber(fillM3 - cutM3, decimals)
    return analysesText('cutFillNet', { cut: formatNumber(cutM3, decimals), fill: formatNumber(fillM3, decimals), net })
  }
  if (volumeM3 !== undefined) {
    const value = formatNumber(volumeM3, decimals)
    const metres = meanMetres({ area, figures })
    if (metres === undefined) return analysesText('volume', { value })
    return analysesText('volumeAndHeight', { value, metres: formatNumber(metres, decimals) })
  }
  return area === null ? '' : analysesText('area', { value: formatNumber(area, decimals) })
}
