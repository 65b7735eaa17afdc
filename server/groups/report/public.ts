// What other groups may use of the group report.
export { editionFiles } from './editions/editionFiles'
export { requireReadableEdition } from './editions/service'
export type { ReportPool } from './files/reportPool'
