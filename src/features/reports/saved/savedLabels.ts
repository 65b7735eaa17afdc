import dayjs from 'dayjs'
import type { ReportEdition, ReportInputChange, SavedReport, SavedReportPeriod } from '../../../api/report'
import { dateFormat } from '../../../shared/time/timeText'
import { savedText } from './messages'

const dayLabel = (day: string): string => dayjs(day).format(dateFormat())

export const daysLabel = ({ from, until }: ReportEdition['period']): string =>
  savedText('fixed', { from: dayLabel(from), until: dayLabel(until) })

export function periodLabel({ kind, from, until }: SavedReportPeriod): string {
  if (kind === 'fixed') return daysLabel({ from: from ?? '', until: until ?? '' })
  return savedText(kind)
}

/** What an input is, in words. */
export function inputLabel({ kind, name }: Pick<ReportInputChange, 'kind' | 'name'>): string {
  if (kind === 'baseLayer') return savedText('baseLayerInput', { name: name ?? '' })
  if (kind === 'layer') return savedText('layerInput', { name: name ?? '' })
  return savedText(`${kind}Input`)
}

export const savedPath = ({ _id }: Pick<SavedReport, '_id'>): string => `/dashboard/reports/saved/${_id}`
export const editionPath = ({ _id }: Pick<ReportEdition, '_id'>): string => `/dashboard/reports/editions/${_id}`
