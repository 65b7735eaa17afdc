import { catalogue } from '../../shared/messages'

export const routeText = catalogue('shares-routes', {
  links: 'Links',
  linksKeywords: 'shares public links visitors password expiry revoke embed',
  link: 'Link',
})
