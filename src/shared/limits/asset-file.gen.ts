// Written by `npm run generate` from api-spec/. Do not edit.
export const newAssetFileLimits = {
  name: { minLength: 1, maxLength: 255, pattern: '\\S' },
  expiresOn: { maxLength: 10 },
} as const

export const assetFileEditLimits = {
  name: { minLength: 1, maxLength: 255, pattern: '\\S' },
  expiresOn: { maxLength: 10 },
} as const
