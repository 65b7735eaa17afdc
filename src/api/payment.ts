// Payments for sign-up and renewal, and the organisation's invoices.
import { paymentGenerated } from './generated/payment.gen'
import { unlessFailed } from './tags'

// Changed by a completed payment.
const bought = ['Invoice', 'Organisation'] as const

export const paymentApi = paymentGenerated.enhanceEndpoints({
  endpoints: {
    generateRenewalOrder: {
      // The order was free or already paid, so the subscription has changed.
      invalidatesTags: (result) => (result?.data.next === 'done' ? bought : []),
    },
    completeOrder: {
      invalidatesTags: (_result, error) => unlessFailed(error, bought),
    },
  },
})

export const {
  useGenerateOrderMutation,
  useGenerateRenewalOrderMutation,
  useGetRenewalQuoteQuery,
  useCompleteOrderMutation,
  useFailPaymentMutation,
  useListInvoicesQuery,
} = paymentApi

export type { RenewalQuote } from './generated/payment.gen'
