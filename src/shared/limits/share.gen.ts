// Written by `npm run generate` from api-spec/. Do not edit.
export const newShareLimits = {
  photoIds: { minItems: 1, maxItems: 500 },
  shows: { minItems: 1, maxItems: 4 },
  fromMs: { minimum: 0, maximum: 1000000000 },
  untilMs: { minimum: 1, maximum: 1000000000 },
  recipient: { maxLength: 120 },
  expiresAt: { maxLength: 40 },
  password: { minLength: 8, maxLength: 200 },
  maxVisits: { minimum: 1, maximum: 100000 },
} as const

export const shareChangesLimits = {
  shows: { minItems: 1, maxItems: 4 },
  recipient: { maxLength: 120 },
  expiresAt: { maxLength: 40 },
  password: { minLength: 8, maxLength: 200 },
  maxVisits: { minimum: 1, maximum: 100000 },
} as const
