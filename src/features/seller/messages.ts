import { catalogue } from '../../shared/messages'

export const sellerText = catalogue('sellerPage', {
  title: 'Seller and tax',
  detail: 'Shown on new invoices. Existing invoices do not change.',
  name: 'Seller name',
  address: 'Address',
  taxId: 'Tax number',
  taxName: 'Name of the tax',
  taxNameHelp: 'For example GST or VAT',
  taxNameNeeded: 'Enter the name of the tax',
  taxRate: 'Tax rate in percent',
  taxRateHelp: '0 for no tax',
  taxRateRange: 'Enter a rate from 0 to 100',
  taxIncluded: 'Prices include the tax',
  taxIncludedHelp: 'When off, the tax is added to the price at payment.',
  invoicePrefix: 'Prefix of invoice numbers',
  invoicePrefixHelp: 'Next numbers look like {example}',
  invoicePrefixInvalid: 'Use 1 to 10 capital letters and digits',
  save: 'Save changes',
  saved: 'Saved',
})
