// Written by `npm run generate` from api-spec/. Do not edit.
export const retentionEditLimits = { days: { minimum: 7, maximum: 3650 } } as const
