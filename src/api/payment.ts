// Paying for a sign-up, and the invoices of one's organisation. The screens show what went wrong themselves.
import { paymentGenerated } from './generated/payment.gen'
import { onSuccess } from './tags'

// What one has bought; a guest who signs up has nothing of it loaded.
const bought = ['Organisation', 'Invoice'] as const

export const paymentApi = paymentGenerated.enhanceEndpoints({ addTagTypes: ['Organisation'] }).enhanceEndpoints({
  endpoints: {
    generateOrder: { extraOptions: { quiet: true }, invalidatesTags: [] },
    generateRenewalOrder: {
      extraOptions: { quiet: true },
      // Nothing to pay any more: it was free, or paid already.
      invalidatesTags: (result) => (result?.data.next === 'done' ? bought : []),
    },
    completeOrder: {
      extraOptions: { quiet: true },
      invalidatesTags: (_result, error) => onSuccess(error, bought),
    },
    // Only a note for the records: whether it arrives changes nothing for the payer.
    failPayment: { extraOptions: { quiet: true }, invalidatesTags: [] },
    listInvoices: { extraOptions: { quiet: true } },
  },
})

export const {
  useGenerateOrderMutation,
  useGenerateRenewalOrderMutation,
  useCompleteOrderMutation,
  useFailPaymentMutation,
  useListInvoicesQuery,
} = paymentApi

export type { Invoice } from './generated/payment.gen'
