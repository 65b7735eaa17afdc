// Written by `npm run generate` from api-spec/. Do not edit.
export const uploadPackagePosterLimits = { file: { maxLength: 5242880 } } as const

export const newPackageLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  description: { maxLength: 2000 },
  price: { minimum: 0, maximum: 10000000000 },
  currency: { pattern: '^[A-Z]{3}$', minLength: 3, maxLength: 3 },
  limits: {
    users: { minimum: 1, maximum: 1000000 },
    clients: { minimum: 0, maximum: 1000000 },
    storageBytes: { minimum: 0, maximum: 1000000000000000 },
    streamMinutes: { minimum: 0, maximum: 100000000 },
    aiRuns: { minimum: 0, maximum: 100000000 },
  },
} as const

export const packageEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  description: { maxLength: 2000 },
  price: { minimum: 0, maximum: 10000000000 },
  currency: { pattern: '^[A-Z]{3}$', minLength: 3, maxLength: 3 },
  limits: {
    users: { minimum: 1, maximum: 1000000 },
    clients: { minimum: 0, maximum: 1000000 },
    storageBytes: { minimum: 0, maximum: 1000000000000000 },
    streamMinutes: { minimum: 0, maximum: 100000000 },
    aiRuns: { minimum: 0, maximum: 100000000 },
  },
} as const
