// Written by `npm run generate` from api-spec/. Do not edit.
export const newDocumentLimits = { folder: { maxLength: 400, pattern: '^([^/]+(/[^/]+)*)?$' } } as const
