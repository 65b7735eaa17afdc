// Written by `npm run generate` from api-spec/. Do not edit.
export const uploadAvatarLimits = { file: { maxLength: 5242880 } } as const

export const profileEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  language: { maxLength: 35 },
} as const

export const passwordChangeLimits = {
  current: { minLength: 1, maxLength: 128 },
  password: { minLength: 8, maxLength: 128 },
  keepsTokens: { maxItems: 200 },
  keepsPhones: { maxItems: 200 },
  keepsLinks: { maxItems: 200 },
} as const

export const passwordProofLimits = { password: { minLength: 1, maxLength: 128 } } as const

export const codeProofLimits = { code: { pattern: '^\\d{3} ?\\d{3}$', minLength: 6, maxLength: 7 } } as const

export const fullProofLimits = {
  password: { minLength: 1, maxLength: 128 },
  code: { minLength: 1, maxLength: 30 },
} as const

export const permissionRequestLimits = { permission: { maxLength: 60, pattern: '^[a-z][a-z_]*$' } } as const
