// Written by `npm run generate` from api-spec/. Do not edit.
export const uploadClientLogoLimits = { file: { maxLength: 5242880 } } as const

export const newClientLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  address: { maxLength: 500 },
  contactName: { maxLength: 120 },
  email: { maxLength: 254 },
  phone: { maxLength: 40 },
  note: { maxLength: 2000 },
  people: {
    maxItems: 50,
    items: { name: { minLength: 1, maxLength: 120, pattern: '\\S' }, email: { maxLength: 254 } },
  },
} as const

export const clientEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  address: { maxLength: 500 },
  contactName: { maxLength: 120 },
  email: { maxLength: 254 },
  phone: { maxLength: 40 },
  note: { maxLength: 2000 },
} as const

export const newClientPersonLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  email: { maxLength: 254 },
} as const

export const clientSelectionLimits = { clientIds: { minItems: 1, maxItems: 200 } } as const

export const clientShareLimits = { missionIds: { minItems: 1, maxItems: 200 } } as const

export const clientMissionIdsLimits = { missionIds: { minItems: 1, maxItems: 200 } } as const
