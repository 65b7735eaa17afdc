import { catalogue } from '../../shared/messages'

export const routeText = catalogue('sellerRoutes', {
  seller: 'Seller and tax',
  sellerKeywords: 'invoice billing company tax vat gst',
})
