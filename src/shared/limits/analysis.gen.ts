// Written by `npm run generate` from api-spec/. Do not edit.
export const newAnalysisLimits = {
  model: { minLength: 1, maxLength: 60 },
  bounds: { minItems: 4, maxItems: 4, items: { minimum: -180, maximum: 180 } },
} as const

export const newRecordingAnalysisLimits = { model: { minLength: 1, maxLength: 60 } } as const

export const detectionReviewLimits = { detectionIds: { minItems: 1, maxItems: 200 } } as const
