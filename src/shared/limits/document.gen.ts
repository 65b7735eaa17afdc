// Written by `npm run generate` from api-spec/. Do not edit.
export const newDocumentLimits = { folder: { maxLength: 400, pattern: '^([^/]+(/[^/]+)*)?$' } } as const

export const documentEditLimits = {
  name: { minLength: 1, maxLength: 255, pattern: '\\S' },
  tags: { maxItems: 20, items: { minLength: 1, maxLength: 60, pattern: '\\S' } },
  folder: { maxLength: 400, pattern: '^([^/]+(/[^/]+)*)?$' },
  description: { maxLength: 2000 },
  expiresOn: { maxLength: 10 },
} as const

export const documentsEditLimits = {
  documentIds: { minItems: 1, maxItems: 200 },
  addTags: { maxItems: 20, items: { minLength: 1, maxLength: 60, pattern: '\\S' } },
  removeTags: { maxItems: 20, items: { minLength: 1, maxLength: 60, pattern: '\\S' } },
  folder: { maxLength: 400, pattern: '^([^/]+(/[^/]+)*)?$' },
} as const

export const documentSelectionLimits = { documentIds: { minItems: 1, maxItems: 200 } } as const

export const earlierVersionLimits = { number: { minimum: 1, maximum: 1000000 } } as const

export const newDocumentTypeLimits = {
  name: { minLength: 1, maxLength: 60, pattern: '\\S' },
  warnDays: { minimum: 1, maximum: 365 },
} as const

export const documentTypeEditLimits = {
  name: { minLength: 1, maxLength: 60, pattern: '\\S' },
  warnDays: { minimum: 1, maximum: 365 },
} as const
