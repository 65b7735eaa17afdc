// What other groups may use of the group outcome.
export { createOutcome } from './service'
