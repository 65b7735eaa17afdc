import type { AssetDue } from '../../api/asset'
import { maintenanceText } from './messages'

const LIMITS = [
  ['daysLeft', 'daysOver'],
  ['hoursLeft', 'hoursOver'],
  ['flightsLeft', 'flightsOver'],
  ['cyclesLeft', 'cyclesOver'],
] as const

/** What is left of each limit of a rule, such as '4 h left, 20 days left'. */
export const leftText = (due: AssetDue): string =>
  LIMITS.flatMap(([left, over]) => {
    const value = due[left]
    if (value === null) return []
    const count = Math.round(Math.abs(value) * 10) / 10
    return [maintenanceText(value < 0 ? over : left, { count })]
  }).join(', ')

/** The rule that ends first, for a line of the fleet. */
export const dueText = (due: AssetDue | null): string => (due ? `${due.name}: ${leftText(due)}` : '')
