import { catalogue } from '../../shared/messages'

export const routeText = catalogue('tenantsRoutes', {
  tenants: 'Tenants',
  newTenant: 'New tenant',
  tenant: 'Tenant',
  tenantsKeywords: 'organisations customers',
  newTenantKeywords: 'create add organisation customer',
})
