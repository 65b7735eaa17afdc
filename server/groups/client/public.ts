// What other groups may use of the group client.
export { requireClient } from './service'
