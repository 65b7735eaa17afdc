// Written by `npm run generate` from api-spec/. Do not edit.
export const whereLimits = { maxItems: 10, items: { maxLength: 400 } } as const

export const newFeaturesLimits = {
  features: {
    minItems: 1,
    maxItems: 500,
    items: {
      style: {
        color: { pattern: '^#[0-9a-fA-F]{6}$', maxLength: 7 },
        fill: { pattern: '^#[0-9a-fA-F]{6}$', maxLength: 7 },
        fillOpacity: { minimum: 0, maximum: 1 },
        width: { minimum: 0, maximum: 50 },
      },
    },
  },
} as const

export const featureEditLimits = {
  index: { minimum: 1, maximum: 2147483647 },
  style: {
    color: { pattern: '^#[0-9a-fA-F]{6}$', maxLength: 7 },
    fill: { pattern: '^#[0-9a-fA-F]{6}$', maxLength: 7 },
    fillOpacity: { minimum: 0, maximum: 1 },
    width: { minimum: 0, maximum: 50 },
  },
} as const

export const featureFlagLimits = { index: { minimum: 1, maximum: 2147483647 }, note: { maxLength: 500 } } as const
