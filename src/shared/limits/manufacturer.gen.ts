// Written by `npm run generate` from api-spec/. Do not edit.
export const newManufacturerLimits = {
  name: { minLength: 1, maxLength: 60, pattern: '\\S' },
  website: { maxLength: 300, pattern: '^(https?://\\S+)?$' },
} as const

export const manufacturerEditLimits = {
  name: { minLength: 1, maxLength: 60, pattern: '\\S' },
  website: { maxLength: 300, pattern: '^(https?://\\S+)?$' },
} as const

export const newAssetModelLimits = { name: { minLength: 1, maxLength: 60, pattern: '\\S' } } as const

export const assetModelEditLimits = { name: { minLength: 1, maxLength: 60, pattern: '\\S' } } as const
