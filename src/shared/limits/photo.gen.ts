// Written by `npm run generate` from api-spec/. Do not edit.
export const newPhotoLimits = { folder: { maxLength: 400, pattern: '^([^/]+(/[^/]+)*)?$' } } as const

export const photoSharingLimits = { ids: { minItems: 1, maxItems: 200 } } as const

export const photoSelectionLimits = { photoIds: { minItems: 1, maxItems: 200 } } as const

export const photoReviewLimits = {
  ids: { minItems: 1, maxItems: 200 },
  reason: { minLength: 1, maxLength: 200, pattern: '\\S' },
} as const

export const photoPlaceLimits = {
  location: { lat: { minimum: -90, maximum: 90 }, long: { minimum: -180, maximum: 180 } },
} as const
