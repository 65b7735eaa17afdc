// What other groups and the demo may use of the group report.
export { editionFiles } from './editions/editionFiles'
export { makeEdition, requireReadableEdition, selectReadableEditions } from './editions/service'
export type { ReportPool } from './files/reportPool'
export { createSaved } from './saved/service'
