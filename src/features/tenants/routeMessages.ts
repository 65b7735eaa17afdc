import { catalogue } from '../../shared/messages'

export const routeText = catalogue('tenantsRoutes', {
  tenants: 'Tenants',
  newTenant: 'New tenant',
  tenant: 'Tenant',
  erasures: 'Erased tenants',
  erasuresKeywords: 'delete permanently certificate GDPR',
  tenantsKeywords: 'organisations customers',
  newTenantKeywords: 'create add organisation customer',
})
