// Written by `npm run generate` from api-spec/. Do not edit.
export const newPermissionSetLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  description: { maxLength: 500 },
  permissions: { minItems: 1, maxItems: 200, items: { maxLength: 60, pattern: '^[a-z][a-z_]*$' } },
} as const

export const permissionSetEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  description: { maxLength: 500 },
  permissions: { minItems: 1, maxItems: 200, items: { maxLength: 60, pattern: '^[a-z][a-z_]*$' } },
} as const
