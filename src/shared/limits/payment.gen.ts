// Written by `npm run generate` from api-spec/. Do not edit.
export const generateOrderLimits = { signUpToken: { minLength: 1, maxLength: 200 } } as const

export const completeOrderLimits = {
  orderId: { pattern: '^[A-Za-z]+_[A-Za-z0-9]+$', minLength: 3, maxLength: 40 },
  paymentId: { pattern: '^[A-Za-z]+_[A-Za-z0-9]+$', minLength: 3, maxLength: 40 },
  signature: { maxLength: 128 },
} as const

export const failPaymentLimits = {
  orderId: { pattern: '^[A-Za-z]+_[A-Za-z0-9]+$', minLength: 3, maxLength: 40 },
  reason: { maxLength: 300 },
} as const
