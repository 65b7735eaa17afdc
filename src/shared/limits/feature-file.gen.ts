// Written by `npm run generate` from api-spec/. Do not edit.
export const newFeatureFileLimits = { index: { minimum: 1, maximum: 2147483647 } } as const

export const fileSelectionLimits = { fileIds: { minItems: 1, maxItems: 200 } } as const

export const fileAssignmentLimits = {
  fileIds: { minItems: 1, maxItems: 200 },
  feature: { index: { minimum: 1, maximum: 2147483647 } },
} as const

export const autoAssignmentLimits = { maxMetres: { minimum: 0.1, maximum: 1000 } } as const
