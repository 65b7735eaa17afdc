// Written by `npm run generate` from api-spec/. Do not edit.
export const thermalEditLimits = {
  emissivity: { minimum: 0.01, maximum: 1 },
  reflected: { minimum: -100, maximum: 2000 },
  distance: { minimum: 0, maximum: 100000 },
  humidity: { minimum: 0, maximum: 1 },
  air: { minimum: -100, maximum: 100 },
} as const

export const newReadingLimits = {
  label: { maxLength: 80 },
  points: { minItems: 1, maxItems: 100, items: { minItems: 2, maxItems: 2, items: { minimum: 0, maximum: 4096 } } },
} as const
