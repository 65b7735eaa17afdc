// Written by `npm run generate` from api-spec/. Do not edit.
export const newUserGroupLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  description: { maxLength: 500 },
  permissions: { maxItems: 200, items: { maxLength: 60, pattern: '^[a-z][a-z_]*$' } },
  members: { maxItems: 1000 },
} as const

export const userGroupEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  description: { maxLength: 500 },
  permissions: { maxItems: 200, items: { maxLength: 60, pattern: '^[a-z][a-z_]*$' } },
  addMembers: { maxItems: 1000 },
  removeMembers: { maxItems: 1000 },
} as const
