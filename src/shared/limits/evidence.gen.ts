// Written by `npm run generate` from api-spec/. Do not edit.
export const newEvidenceCaseLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  note: { maxLength: 2000 },
} as const

export const newEvidenceItemsLimits = {
  evidenceFileIds: { minItems: 1, maxItems: 200 },
  alertIds: { minItems: 1, maxItems: 200 },
  editionIds: { minItems: 1, maxItems: 20 },
  clip: { fromMs: { minimum: 0, maximum: 2147483647 }, untilMs: { minimum: 0, maximum: 2147483647 } },
} as const
