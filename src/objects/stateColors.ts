import type { DetectedObject } from '../api/detector'

/** Bright enough on any photo. */
export const STATE_COLORS: Record<DetectedObject['state'], string> = {
  candidate: '#faad14',
  confirmed: '#52c41a',
  rejected: '#ff7875',
}
