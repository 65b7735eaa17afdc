import { catalogue } from '../../shared/messages'

export const routeText = catalogue('singleSignOnRoutes', {
  singleSignOn: 'Single sign-on',
  keywords: 'sso oidc openid connect identity provider google microsoft entra okta login password',
})
