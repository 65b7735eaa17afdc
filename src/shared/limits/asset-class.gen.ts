// Written by `npm run generate` from api-spec/. Do not edit.
export const newAssetClassLimits = { name: { minLength: 1, maxLength: 60, pattern: '\\S' } } as const

export const assetClassEditLimits = { name: { minLength: 1, maxLength: 60, pattern: '\\S' } } as const
