// Written by `npm run generate` from api-spec/. Do not edit.
export const pairingLimits = {
  code: { minLength: 1, maxLength: 20 },
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
} as const

export const phoneNameLimits = { name: { minLength: 1, maxLength: 80, pattern: '\\S' } } as const

export const ownPhoneEditLimits = { name: { minLength: 1, maxLength: 80, pattern: '\\S' } } as const
