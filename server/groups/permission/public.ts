// What other groups may use of the group permission.
export { labelOf } from './areas'
export { notForTenants, notHeld, requireAllowedForTenant, requireHeld } from './service'
