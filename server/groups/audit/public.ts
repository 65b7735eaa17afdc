// What other groups may use of the group audit.
export { browserName } from './browserName'
