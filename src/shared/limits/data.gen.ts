// Written by `npm run generate` from api-spec/. Do not edit.
export const newDataFilterLimits = {
  name: { minLength: 1, maxLength: 60, pattern: '\\S' },
  query: { maxLength: 4000 },
} as const

export const dataFilterEditLimits = {
  name: { minLength: 1, maxLength: 60, pattern: '\\S' },
  query: { maxLength: 4000 },
} as const
