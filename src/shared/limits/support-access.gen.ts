// Written by `npm run generate` from api-spec/. Do not edit.
export const requestSupportAccessLimits = { reason: { minLength: 1, maxLength: 300, pattern: '\\S' } } as const
