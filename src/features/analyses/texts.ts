import type { Analysis, Detection, RecordingInferType } from '../../api/analysis'
import { formatNumber } from '../../shared/messages'
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
} as const satisfies Record<Analysis['inferType'] | RecordingInferType, string>

export const typeText = (type: keyof typeof TYPES): string => analysesText(TYPES[type] as 'vegetation')

/** What was looked for, and in which layer. */
export const nameOf = ({ inferType, layer }: Pick<Analysis, 'inferType' | 'layer'>): string =>
  layer ? analysesText('nameOf', { type: typeText(inferType), layer: layer.name }) : typeText(inferType)

const PARAMETERS = ['minAreaM2', 'diameterM', 'threshold', 'leastM', 'align', 'excess', 'leastPixels'] as const

/** Label of a parameter; its name if the server has one that this version of the app does not know. */
export function parameterText(name: string): string {
  const known = PARAMETERS.find((each) => each === name)
  return known ? analysesText(known) : name
}

/** The temperature, the volume or the area of a result; empty for points. */
export function sizeText({ area, figures }: Pick<Detection, 'area' | 'figures'>): string {
  const { volumeM3, degrees, excess } = figures
  const decimals = { maximumFractionDigits: 1 }
  if (degrees !== undefined && excess !== undefined) {
    const temperatures = { degrees: formatNumber(degrees, decimals), excess: formatNumber(excess, decimals) }
    return analysesText('temperature', temperatures)
  }
  if (volumeM3 !== undefined) return analysesText('volume', { value: formatNumber(volumeM3, decimals) })
  return area === null ? '' : analysesText('area', { value: formatNumber(area, decimals) })
}
