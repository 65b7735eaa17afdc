// Written by `npm run generate` from api-spec/. Do not edit.
export const newLocationLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  location: { lat: { minimum: -90, maximum: 90 }, long: { minimum: -180, maximum: 180 } },
} as const

export const locationEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  location: { lat: { minimum: -90, maximum: 90 }, long: { minimum: -180, maximum: 180 } },
} as const

export const locationSelectionLimits = { locationIds: { minItems: 1, maxItems: 200 } } as const
