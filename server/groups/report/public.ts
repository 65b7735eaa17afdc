// What other groups and the demo may use of the group report.
export { makeEdition } from './editions/service'
export { createSaved } from './saved/service'
