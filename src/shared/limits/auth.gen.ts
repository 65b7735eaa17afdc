// Written by `npm run generate` from api-spec/. Do not edit.
export const credentialsLimits = {
  email: { maxLength: 254 },
  password: { minLength: 1, maxLength: 128 },
  code: { minLength: 1, maxLength: 30 },
} as const

export const passwordResetRequestLimits = { email: { maxLength: 254 } } as const

export const passwordResetLimits = {
  email: { maxLength: 254 },
  code: { pattern: '^[0-9]{12}$', minLength: 12, maxLength: 12 },
  password: { minLength: 8, maxLength: 128 },
  keepsTokens: { maxItems: 200 },
  keepsPhones: { maxItems: 200 },
  keepsLinks: { maxItems: 200 },
} as const
