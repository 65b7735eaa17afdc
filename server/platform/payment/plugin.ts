import fp from 'fastify-plugin'
import { createPaymentProvider, isSandbox } from './createPaymentProvider'
import type { PaymentProvider } from './provider'
import { registerSandboxCheckout } from './sandboxCheckout'

declare module 'fastify' {
  interface FastifyInstance {
    payment: PaymentProvider
  }
}

interface Options {
  /** Another payment service than the settings choose. */
  provider: PaymentProvider | undefined
}

/** Payments, and the checkout of the sandbox if payments go there. */
export const paymentPlugin = fp<Options>(
  async (app, { provider }) => {
    const payment = provider ?? createPaymentProvider(app.config, app.db)
    app.decorate('payment', payment)
    if (payment.name === 'none') app.log.warn('payment is not configured: packages are given by super-admins only')
    if (isSandbox(payment)) registerSandboxCheckout(app, payment)
  },
  { name: 'payment', dependencies: ['config', 'database', 'http'] },
)
