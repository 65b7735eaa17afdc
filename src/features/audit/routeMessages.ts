import { catalogue } from '../../shared/messages'

export const routeText = catalogue('auditRoutes', {
  audit: 'Audit log',
  auditKeywords: 'history changes activity who',
})
