// What other groups may use of the group location.
export { requireLocation } from './service'
