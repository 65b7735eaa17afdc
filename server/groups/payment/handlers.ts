import { actorOf } from '../../platform/audit/actor'
import { recordAudit } from '../../platform/audit/sql'
import type { Handlers } from '../../platform/http/contract'
import { badRequest } from '../../platform/core/errors'
import { pageOf } from '../../platform/core/paging'
import type { Services } from '../services'
import { inTenant } from '../../platform/db/tenancy'
import { completeOrder, failOrder, handleWebhook } from './completion'
import type { OrderFailure } from '../../platform/payment/messages'
import { paymentText } from './messages'
import { openRenewalOrder, openSignUpOrder, quoteRenewal } from './order'
import { invoiceFile, requireInvoice } from './service'
import { selectInvoices } from './invoiceSql'

type PaymentOperation =
  | 'generateOrder'
  | 'generateRenewalOrder'
  | 'getRenewalQuote'
  | 'completeOrder'
  | 'failPayment'
  | 'receivePaymentWebhook'
  | 'listInvoices'
  | 'downloadInvoice'

export function paymentHandlers(services: Services): Handlers<PaymentOperation> {
  const { db, payment } = services
  return {
    async generateOrder({ body }) {
      return { data: await openSignUpOrder(services, body.signUpToken, body.packageId) }
    },

    async generateRenewalOrder({ body, tenantId }) {
      return { data: await openRenewalOrder(services, tenantId, body.packageId) }
    },

    async getRenewalQuote({ query, tenantId }) {
      return { data: await quoteRenewal(services, tenantId, query.packageId) }
    },

    async completeOrder({ body: { orderId, paymentId, signature } }) {
      if (!payment.isSigned(orderId, paymentId, signature)) throw badRequest(paymentText('wrongSignature'))
      return {
        message: paymentText('paid'),
        data: { invoiceNumber: await completeOrder(services, orderId, { paymentId }) },
      }
    },

    async failPayment({ body, request }) {
      const reason = body.reason ?? ('closed' satisfies OrderFailure)
      await failOrder(services, body.orderId, reason, { actorName: '', address: request.ip })
      return { message: paymentText('notPaid') }
    },

    async receivePaymentWebhook({ request }) {
      const signature = request.headers['x-razorpay-signature']
      const webhook = payment.readWebhook(request.rawBody ?? Buffer.alloc(0), String(signature))
      if (webhook) await handleWebhook(services, webhook)
      return { message: paymentText('webhookReceived') }
    },

    async listInvoices({ query, tenantId }) {
      const page = pageOf(query)
      const found = await inTenant(db, tenantId, (tx) => selectInvoices(tenantId, tx, page))
      return { data: { ...found, ...page } }
    },

    async downloadInvoice({ params, tenantId, user, request, reply }) {
      const invoice = await inTenant(db, tenantId, async (tx) => {
        const found = await requireInvoice(tenantId, tx, params.invoiceId)
        const actor = actorOf({ user, request })
        await recordAudit(tenantId, tx, { ...actor, action: 'invoice.download', target: found.number })
        return found
      })
      void reply.type('application/pdf').header('content-disposition', `attachment; filename="${invoice.number}.pdf"`)
      return invoiceFile(services, tenantId, invoice, request.language)
    },
  }
}
