// Written by `npm run generate` from api-spec/. Do not edit.
export const newUserLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  email: { maxLength: 254 },
  customPermissions: { maxItems: 200, items: { maxLength: 60, pattern: '^[a-z][a-z_]*$' } },
  groups: { maxItems: 100 },
} as const

export const userEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  email: { maxLength: 254 },
  customPermissions: { maxItems: 200, items: { maxLength: 60, pattern: '^[a-z][a-z_]*$' } },
  groups: { maxItems: 100 },
} as const

export const userImportLimits = { csv: { minLength: 1, maxLength: 1300000 } } as const

export const userSelectionLimits = { userIds: { minItems: 1, maxItems: 200 } } as const

export const invitationAnswerLimits = {
  token: { minLength: 43, maxLength: 43, pattern: '^[\\w-]{43}$' },
  password: { minLength: 8, maxLength: 128 },
} as const
