import type { HeightUnit } from '../../../api/layer'
import { layersText } from './messages'

export const HEIGHT_UNITS: readonly HeightUnit[] = ['m', 'ft', 'us-ft', 'cm', 'mm']

export function heightUnitName(unit: HeightUnit): string {
  switch (unit) {
    case 'm':
      return layersText('unitMetres')
    case 'ft':
      return layersText('unitFeet')
    case 'us-ft':
      return layersText('unitSurveyFeet')
    case 'cm':
      return layersText('unitCentimetres')
    case 'mm':
      return layersText('unitMillimetres')
  }
}
