// Written by `npm run generate` from api-spec/. Do not edit.
export const readMarkLimits = { upTo: { minimum: 0, maximum: 9007199254740991 } } as const
