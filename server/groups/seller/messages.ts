import { catalogue } from '../../platform/core/messages'

export const sellerText = catalogue('seller', {
  saved: 'Seller and tax saved',
  changedElsewhere: 'Someone else changed these settings. Reload them before you save.',
  taxNameNeeded: 'Enter the name of the tax',
  target: 'Seller and tax',
})
