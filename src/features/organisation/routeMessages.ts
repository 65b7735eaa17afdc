import { catalogue } from '../../shared/messages'

export const routeText = catalogue('organisationRoutes', {
  organisation: 'My Account',
  renew: 'Renewal',
  organisationKeywords: 'organisation company details invoices usage package',
  renewKeywords: 'renew subscription package payment upgrade',
})
