// Written by `npm run generate` from api-spec/. Do not edit.
export const newBaseMapLimits = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  url: { minLength: 1, maxLength: 1000 },
  layers: { maxItems: 50, items: { minLength: 1, maxLength: 100 } },
  attribution: { minLength: 1, maxLength: 500, pattern: '\\S' },
  hosts: { maxItems: 10, items: { minLength: 1, maxLength: 200 } },
  minZoom: { minimum: 0, maximum: 24 },
  maxZoom: { minimum: 0, maximum: 24 },
} as const

export const newBaseMapOfFileLimits = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  attribution: { minLength: 1, maxLength: 500, pattern: '\\S' },
} as const

export const baseMapEditLimits = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  url: { minLength: 1, maxLength: 1000 },
  layers: { maxItems: 50, items: { minLength: 1, maxLength: 100 } },
  attribution: { minLength: 1, maxLength: 500, pattern: '\\S' },
  hosts: { maxItems: 10, items: { minLength: 1, maxLength: 200 } },
  minZoom: { minimum: 0, maximum: 24 },
  maxZoom: { minimum: 0, maximum: 24 },
} as const
