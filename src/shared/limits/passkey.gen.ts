// Written by `npm run generate` from api-spec/. Do not edit.
export const passkeyProofLimits = { password: { minLength: 1, maxLength: 128 } } as const

export const newPasskeyLimits = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  id: { minLength: 1, maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' },
  clientDataJSON: { minLength: 1, maxLength: 4000, pattern: '^[A-Za-z0-9_-]+$' },
  attestationObject: { minLength: 1, maxLength: 20000, pattern: '^[A-Za-z0-9_-]+$' },
  transports: { maxItems: 10 },
} as const

export const passkeyNameLimits = { name: { minLength: 1, maxLength: 80, pattern: '\\S' } } as const

export const passkeyCredentialsLimits = {
  email: { maxLength: 254 },
  password: { minLength: 1, maxLength: 128 },
} as const

export const passkeyAnswerLimits = {
  id: { minLength: 1, maxLength: 1400, pattern: '^[A-Za-z0-9_-]+$' },
  clientDataJSON: { minLength: 1, maxLength: 4000, pattern: '^[A-Za-z0-9_-]+$' },
  authenticatorData: { minLength: 1, maxLength: 4000, pattern: '^[A-Za-z0-9_-]+$' },
  signature: { minLength: 1, maxLength: 4000, pattern: '^[A-Za-z0-9_-]+$' },
  userHandle: { minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' },
} as const
