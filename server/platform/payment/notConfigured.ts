// In production without a payment service: nothing is sold, and super-admins give packages to tenants.
import { conflict, notFound } from '../core/errors'
import { providerText } from './messages'
import type { PaymentProvider } from './provider'

export const notConfigured: PaymentProvider = {
  name: 'none',
  keyId: '',
  checkoutScript: '',
  createOrder: () => Promise.reject(conflict(providerText('notConfigured'))),
  isSigned: () => false,
  findPayment: () => Promise.resolve(undefined),
  readWebhook() {
    throw notFound(providerText('noWebhooks'))
  },
}
