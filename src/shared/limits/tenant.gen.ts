// Written by `npm run generate` from api-spec/. Do not edit.
export const deleteTenantLimits = { name: { maxLength: 120 } } as const

export const resendVerificationCodeLimits = { email: { maxLength: 254 } } as const

export const newTenantLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  root: { name: { minLength: 1, maxLength: 120, pattern: '\\S' }, email: { maxLength: 254 } },
} as const

export const tenantEditLimits = { name: { minLength: 1, maxLength: 120, pattern: '\\S' } } as const

export const signUpLimits = {
  tenantName: { minLength: 1, maxLength: 120, pattern: '\\S' },
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  email: { maxLength: 254 },
  password: { minLength: 8, maxLength: 128 },
} as const

export const verificationLimits = {
  email: { maxLength: 254 },
  code: { pattern: '^[0-9]{6}$', minLength: 6, maxLength: 6 },
  password: { minLength: 8, maxLength: 128 },
} as const
