// Written by `npm run generate` from api-spec/. Do not edit.
export const newApiTokenLimits = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  scopes: { minItems: 1, maxItems: 14 },
  days: { minimum: 1, maximum: 365 },
  password: { minLength: 1, maxLength: 128 },
} as const
