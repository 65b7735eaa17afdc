// Written by `npm run generate` from api-spec/. Do not edit.
export const newOrthomosaicLimits = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  options: {
    maxItems: 100,
    items: {
      name: { minLength: 1, maxLength: 60, pattern: '^[a-z0-9-]+$' },
      value: { maxLength: 500, minimum: -1000000000000, maximum: 1000000000000 },
    },
  },
} as const
