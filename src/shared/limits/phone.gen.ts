// Written by `npm run generate` from api-spec/. Do not edit.
export const pairingLimits = {
  code: { minLength: 1, maxLength: 20 },
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
} as const

export const phoneNameLimits = { name: { minLength: 1, maxLength: 80, pattern: '\\S' } } as const

export const ownPhoneEditLimits = { name: { minLength: 1, maxLength: 80, pattern: '\\S' } } as const

export const phoneAlertLimits = {
  key: { minLength: 8, maxLength: 60, pattern: '^[\\w-]+$' },
  title: { minLength: 1, maxLength: 200, pattern: '\\S' },
  description: { maxLength: 2000 },
  occurredAt: { maxLength: 40 },
  position: { lat: { minimum: -90, maximum: 90 }, long: { minimum: -180, maximum: 180 } },
} as const

export const sharedPositionLimits = {
  lat: { minimum: -90, maximum: 90 },
  long: { minimum: -180, maximum: 180 },
  accuracy: { minimum: 0, maximum: 100000 },
} as const
