// Chooses the payment provider from the settings.
import { EMBEDDED, type Config } from '../core/config'
import type { Db } from '../db/tenancy'
import { notConfigured } from './notConfigured'
import type { PaymentProvider } from './provider'
import { createRazorpay } from './razorpay'
import { createSandbox, type Sandbox } from './sandbox'

/** Razorpay when a key is configured; else the sandbox, and in production none, because the sandbox's test card would pay. */
export function createPaymentProvider(config: Config, db: Db): PaymentProvider | Sandbox {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = config
  if (keyId === EMBEDDED || keySecret === undefined)
    return config.ENVIRONMENT === 'production' ? notConfigured : createSandbox(config, db)
  return createRazorpay({ keyId, keySecret, ...(webhookSecret && { webhookSecret }) })
}

export const isSandbox = (provider: PaymentProvider): provider is Sandbox => provider.name === 'sandbox'
