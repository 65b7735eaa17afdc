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
    if (isSandbox(payment)) {
      if (app.config.ENVIRONMENT === 'production') {
        app.log.warn('payments go to the sandbox: customers are not charged')
      }
      registerSandboxCheckout(app, payment)
    }
  },
  { name: 'payment', dependencies: ['config', 'database', 'http'] },
)
