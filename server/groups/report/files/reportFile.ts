import type { components } from '../../../platform/contract/contract.gen'
import { version } from '../../../../package.json'
import type { Report } from '../service'
import { reportCsv } from './csv'
import { reportPdf } from './pdf'
import { reportXlsx } from './xlsx'

type Format = components['schemas']['ReportFormat']

export const MEDIA_TYPES: Record<Format, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
}

export interface FileOptions {
  format: Format
  organisation: string
  /** A PNG. */
  logo?: Uint8Array
  product: string
  language: string
}

export async function reportFile(report: Report, options: FileOptions): Promise<Buffer> {
  const { format, organisation, logo, product, language } = options
  const maker = { organisation, product, version, ...(logo && { logo }) }
  switch (format) {
    case 'csv':
      return reportCsv(report, language)
    case 'xlsx':
      return reportXlsx(report, maker, language)
    case 'pdf':
      return reportPdf(report, maker, new Date(), language)
  }
}
