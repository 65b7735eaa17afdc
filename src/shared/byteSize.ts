import { formatNumber } from './messages'

const STEP = 1024
const UNITS = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const

export const GIGABYTE = STEP ** 3

/** `107374182400` -> `100 GB`; steps of 1024, one decimal below ten. */
export function byteSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)), UNITS.length - 1)
  const value = bytes / STEP ** power
  return `${formatNumber(value, { maximumFractionDigits: value < 10 ? 1 : 0 })} ${UNITS[power]}`
}
