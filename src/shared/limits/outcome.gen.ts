// Written by `npm run generate` from api-spec/. Do not edit.
export const createOutcomeLimits = { file: { maxLength: 5242880 } } as const

export const newPhotoOutcomeLimits = { pcount: { minimum: 0, maximum: 100000 }, note: { maxLength: 1000 } } as const

export const outcomeEditLimits = { pcount: { minimum: 0, maximum: 100000 }, note: { maxLength: 1000 } } as const

export const outcomeSelectionLimits = { outcomeIds: { minItems: 1, maxItems: 200 } } as const
