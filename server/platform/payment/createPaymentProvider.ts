// Chooses the payment provider from the settings.
import { EMBEDDED, type Config } from '../core/config'
import type { Db } from '../db/tenancy'
import type { PaymentProvider } from './provider'
import { createRazorpay } from './razorpay'
import { createSandbox, type Sandbox } from './sandbox'

/** Razorpay when a key is configured, else the sandbox. */
export function createPaymentProvider(config: Config, db: Db): PaymentProvider | Sandbox {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = config
  if (keyId === EMBEDDED || keySecret === undefined) return createSandbox(config, db)
  return createRazorpay({ keyId, keySecret, ...(webhookSecret && { webhookSecret }) })
}

export const isSandbox = (provider: PaymentProvider): provider is Sandbox => provider.name === 'sandbox'
