// Written by `npm run generate` from api-spec/. Do not edit.
export const newWallLimits = {
  name: { minLength: 1, maxLength: 60, pattern: '\\S' },
  tiles: { maxItems: 16, items: { name: { maxLength: 120 } } },
} as const

export const wallEditLimits = {
  name: { minLength: 1, maxLength: 60, pattern: '\\S' },
  tiles: { maxItems: 16, items: { name: { maxLength: 120 } } },
} as const
