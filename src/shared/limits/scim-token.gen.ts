// Written by `npm run generate` from api-spec/. Do not edit.
export const newScimTokenLimits = { name: { minLength: 1, maxLength: 80, pattern: '\\S' } } as const
