// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['Invoice', 'Organisation', 'Payment'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      generateOrder: build.mutation<GenerateOrderApiResponse, GenerateOrderApiArg>({
        query: (queryArg) => ({
          url: `/payment/generate-order`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: [],
      }),
      generateRenewalOrder: build.mutation<GenerateRenewalOrderApiResponse, GenerateRenewalOrderApiArg>({
        query: (queryArg) => ({
          url: `/payment/generate-renewal-order`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['Invoice', 'Organisation'],
      }),
      getRenewalQuote: build.query<GetRenewalQuoteApiResponse, GetRenewalQuoteApiArg>({
        query: (queryArg) => ({
          url: `/payment/renewal-quote`,
          params: {
            packageId: queryArg.packageId,
          },
        }),
        providesTags: ['Organisation'],
      }),
      completeOrder: build.mutation<CompleteOrderApiResponse, CompleteOrderApiArg>({
        query: (queryArg) => ({
          url: `/payment/complete-order`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['Invoice', 'Organisation'],
      }),
      failPayment: build.mutation<FailPaymentApiResponse, FailPaymentApiArg>({
        query: (queryArg) => ({
          url: `/payment/payment-fail`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: [],
      }),
      receivePaymentWebhook: build.mutation<ReceivePaymentWebhookApiResponse, ReceivePaymentWebhookApiArg>({
        query: (queryArg) => ({
          url: `/payment/webhook`,
          method: 'POST',
          body: queryArg.body,
        }),
        invalidatesTags: ['Invoice', 'Organisation'],
      }),
      listInvoices: build.query<ListInvoicesApiResponse, ListInvoicesApiArg>({
        query: (queryArg) => ({
          url: `/payment/invoices`,
          params: {
            page: queryArg.page,
            pageSize: queryArg.pageSize,
          },
        }),
        providesTags: ['Invoice'],
      }),
      downloadInvoice: build.query<DownloadInvoiceApiResponse, DownloadInvoiceApiArg>({
        query: (queryArg) => ({
          url: `/payment/invoice/${encodeURIComponent(String(queryArg.invoiceId))}`,
        }),
        providesTags: ['Invoice'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as paymentGenerated }
export type GenerateOrderApiResponse = /** status 201 The order to pay, or that nothing has to be paid. */ OrderReply
export type GenerateOrderApiArg = {
  body: {
    /** From verify-tenant. */
    signUpToken: string
    /** A public package instead of the one chosen at sign-up. */
    packageId?: Id
  }
}
export type GenerateRenewalOrderApiResponse =
  /** status 201 The order to pay, or that nothing has to be paid. */ OrderReply
export type GenerateRenewalOrderApiArg = {
  body: {
    /** A public package instead of the current one. */
    packageId?: Id
  }
}
export type GetRenewalQuoteApiResponse = /** status 200 The quote. */ {
  status: boolean
  data: RenewalQuote
}
export type GetRenewalQuoteApiArg = {
  /** A public package instead of the current one. */
  packageId?: Id
}
export type CompleteOrderApiResponse =
  /** status 200 The order is paid, and the tenant of a sign-up is active. */ PaidReply
export type CompleteOrderApiArg = {
  body: {
    orderId: ProviderId
    paymentId: ProviderId
    /** razorpay_signature of the checkout's reply. */
    signature: string
  }
}
export type FailPaymentApiResponse = /** status 200 Done. */ Done
export type FailPaymentApiArg = {
  body: {
    orderId: ProviderId
    reason?: string
  }
}
export type ReceivePaymentWebhookApiResponse = /** status 200 Done. */ Done
export type ReceivePaymentWebhookApiArg = {
  body: object
}
export type ListInvoicesApiResponse = /** status 200 One page of invoices. */ InvoiceListReply
export type ListInvoicesApiArg = {
  /** Page of the list, starting at 1. */
  page?: number
  /** Rows per page. */
  pageSize?: number
}
export type DownloadInvoiceApiResponse = /** status 200 A PDF file. */ Blob
export type DownloadInvoiceApiArg = {
  invoiceId: Id
}
export type ProviderId = string
export type Total = number
export type Currency = string
export type Period = 'month' | 'year'
export type TaxRate = number
export type ChargedTax = {
  name: string
  rate: TaxRate
  /** Whether the price includes it. */
  included: boolean
  /** In minor units. */
  amount: number
}
export type Order = {
  orderId: ProviderId
  amount: Total
  currency: Currency
  packageName: string
  period: Period
  /** Tax within the amount; absent without tax. */
  tax?: ChargedTax
  keyId: string
  /** URL of the script that defines window.Razorpay. */
  checkoutScript: string
  provider: 'sandbox' | 'razorpay'
  prefill: {
    name: string
    email: string
  }
}
export type OrderReply = {
  status: boolean
  message?: string
  data: {
    /** done when the package is free, or an earlier payment was found. */
    next: 'checkout' | 'done'
    order?: Order
  }
}
export type MessageCode = string
export type MessageValues = {
  [key: string]: unknown
}
export type FieldError = {
  field: string
  /** A sentence without the name of the field. */
  message: string
  code: MessageCode
  values: MessageValues
}
export type Problem = {
  status: boolean
  /** Text for users in their language. */
  message: string
  code: MessageCode
  values: MessageValues
  /** The invalid fields of the request. */
  errors?: FieldError[]
}
export type Id = string
export type Price = number
export type Time = string
export type MaybeTime = string | null
export type TermCredit = {
  packageName: string
  /** In minor units. */
  value: number
  /** Days added to the term. */
  days: number
}
export type RenewalQuote = {
  packageName: string
  period: Period
  currency: Currency
  price: Price
  startsAt: Time
  /** Null for a free package. */
  endsAt: MaybeTime
  /** Absent without unused paid days of another package. */
  credit?: TermCredit
  /** Absent without tax. */
  tax?: ChargedTax
  total: Total
}
export type PaidReply = {
  status: boolean
  message?: string
  data: {
    invoiceNumber: string
  }
}
export type Done = {
  status: boolean
  message?: string
}
export type Invoice = {
  _id: Id
  number: string
  issuedAt: Time
  packageName: string
  period: Period
  startsAt: Time
  endsAt: Time
  amount: Total
  currency: Currency
}
export type InvoiceListReply = {
  status: boolean
  message?: string
  data: {
    items: Invoice[]
    total: number
    page: number
    pageSize: number
  }
}
