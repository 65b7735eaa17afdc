// Written by `npm run generate` from api-spec/. Do not edit.
export const newPilotLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  email: { maxLength: 254 },
  phone: { maxLength: 40 },
  licences: {
    maxItems: 20,
    items: {
      kind: { minLength: 1, maxLength: 60, pattern: '\\S' },
      number: { maxLength: 60 },
      expiresOn: { maxLength: 10 },
    },
  },
} as const

export const pilotEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  email: { maxLength: 254 },
  phone: { maxLength: 40 },
  licences: {
    maxItems: 20,
    items: {
      kind: { minLength: 1, maxLength: 60, pattern: '\\S' },
      number: { maxLength: 60 },
      expiresOn: { maxLength: 10 },
    },
  },
} as const
