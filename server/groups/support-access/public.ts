// What other groups may use of the group support-access.
export { openRequest } from './service'
