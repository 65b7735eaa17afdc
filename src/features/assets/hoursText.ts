import { formatNumber } from '../../shared/messages'

/** Hours with one decimal at most. */
export const hoursText = (hours: number): string => formatNumber(Math.round(hours * 10) / 10)
