// Written by `npm run generate` from api-spec/. Do not edit.
export const openVisitLimits = {
  key: { minLength: 1, maxLength: 100 },
  password: { minLength: 1, maxLength: 200 },
} as const
