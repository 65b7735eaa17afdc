// Written by `npm run generate` from api-spec/. Do not edit.
export const changeRootEmailLimits = { email: { maxLength: 254 } } as const

export const confirmRootEmailLimits = { token: { pattern: '^[\\w-]{43}$', minLength: 43, maxLength: 43 } } as const

export const extendTenantTermLimits = {
  endsAt: { maxLength: 40 },
  reason: { minLength: 1, maxLength: 300, pattern: '\\S' },
} as const
