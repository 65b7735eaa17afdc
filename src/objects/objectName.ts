import type { DetectedObject } from '../api/detector'
import { formatNumber } from '../shared/messages'
import { objectsText } from './messages'

/** What a detector recognised, and how certain it is. */
export const objectName = ({ class: className, confidence }: Pick<DetectedObject, 'class' | 'confidence'>): string =>
  objectsText('percent', {
    class: className,
    percent: formatNumber(confidence, { style: 'percent', maximumFractionDigits: 0 }),
  })
