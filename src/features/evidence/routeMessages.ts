import { catalogue } from '../../shared/messages'

export const routeText = catalogue('evidenceRoutes', {
  cases: 'Evidence cases',
  casesKeywords: 'archive custody proof freeze sha256 export',
  oneCase: 'Evidence case',
  keys: 'Signing keys',
  keysKeywords: 'evidence ed25519 signature public key rotate rotation',
})
