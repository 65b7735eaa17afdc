// Written by `npm run generate` from api-spec/. Do not edit.
export const pageSizeLimits = { minimum: 1, maximum: 200 } as const

export const searchLimits = { maxLength: 120 } as const

export const coordinatesLimits = { lat: { minimum: -90, maximum: 90 }, long: { minimum: -180, maximum: 180 } } as const
