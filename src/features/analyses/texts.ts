import type { Detection, LayerInferType, RecordingInferType } from '../../api/analysis'
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
} as const satisfies Record<LayerInferType | RecordingInferType, string>

export const typeText = (type: keyof typeof TYPES): string => analysesText(TYPES[type] as 'vegetation')

const PARAMETERS = ['minAreaM2', 'diameterM', 'threshold', 'leastM', 'align'] as const

/** Label of a parameter; its name if the server has one that this version of the app does not know. */
export function parameterText(name: string): string {
  const known = PARAMETERS.find((each) => each === name)
  return known ? analysesText(known) : name
}

/** The volume or the area of a result; empty for points. */
export function sizeText({ area, figures }: Pick<Detection, 'area' | 'figures'>): string {
  const { volumeM3 } = figures
  const decimals = { maximumFractionDigits: 1 }
  if (volumeM3 !== undefined) return analysesText('volume', { value: formatNumber(volumeM3, decimals) })
  return area === null ? '' : analysesText('area', { value: formatNumber(area, decimals) })
}
