// Written by `npm run generate` from api-spec/. Do not edit.
export const tenantErasureLimits = { name: { maxLength: 120 }, password: { minLength: 1, maxLength: 128 } } as const
