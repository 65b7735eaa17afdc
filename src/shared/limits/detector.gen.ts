// Written by `npm run generate` from api-spec/. Do not edit.
export const newDetectorLimits = {
  name: { minLength: 1, maxLength: 60, pattern: '\\S' },
  modelVersion: { minLength: 1, maxLength: 30, pattern: '\\S' },
} as const

export const detectorEditLimits = { name: { minLength: 1, maxLength: 60, pattern: '\\S' } } as const

export const newDetectorRunLimits = {
  photoIds: { minItems: 1, maxItems: 500 },
  minConfidence: { minimum: 0.05, maximum: 0.95 },
} as const

export const detectedObjectReviewLimits = { detectedObjectIds: { minItems: 1, maxItems: 200 } } as const
