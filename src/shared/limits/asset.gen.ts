// Written by `npm run generate` from api-spec/. Do not edit.
export const newAssetLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  serial: { minLength: 1, maxLength: 80, pattern: '\\S' },
  inServiceOn: { maxLength: 10 },
  hours: { minimum: 0, maximum: 1000000 },
  flights: { minimum: 0, maximum: 1000000 },
  cycles: { minimum: 0, maximum: 1000000 },
  firmware: { maxLength: 80 },
  health: { minimum: 0, maximum: 100 },
  note: { maxLength: 2000 },
} as const

export const assetEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  serial: { minLength: 1, maxLength: 80, pattern: '\\S' },
  inServiceOn: { maxLength: 10 },
  hours: { minimum: 0, maximum: 1000000 },
  flights: { minimum: 0, maximum: 1000000 },
  cycles: { minimum: 0, maximum: 1000000 },
  firmware: { maxLength: 80 },
  health: { minimum: 0, maximum: 100 },
  note: { maxLength: 2000 },
  reason: { maxLength: 500 },
} as const

export const assetStateEditLimits = { reason: { maxLength: 500 } } as const

export const assetImportLimits = { csv: { minLength: 1, maxLength: 1300000 } } as const

export const assetStatesEditLimits = { assets: { minItems: 1, maxItems: 200 }, reason: { maxLength: 500 } } as const

export const assetSelectionLimits = { assets: { minItems: 1, maxItems: 200 } } as const
