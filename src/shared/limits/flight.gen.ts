// Written by `npm run generate` from api-spec/. Do not edit.
export const newFlightLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  payload: { maxLength: 200 },
  plannedStart: { maxLength: 40 },
  plannedEnd: { maxLength: 40 },
  batteryIds: { maxItems: 20 },
  payloadIds: { maxItems: 20 },
  overrideReason: { minLength: 1, maxLength: 500, pattern: '\\S' },
} as const

export const flightEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  payload: { maxLength: 200 },
  plannedStart: { maxLength: 40 },
  plannedEnd: { maxLength: 40 },
  overrideReason: { minLength: 1, maxLength: 500, pattern: '\\S' },
} as const

export const flightStatusChangeLimits = { overrideReason: { minLength: 1, maxLength: 500, pattern: '\\S' } } as const

export const assetAssignmentLimits = {
  batteryIds: { maxItems: 20 },
  payloadIds: { maxItems: 20 },
  overrideReason: { minLength: 1, maxLength: 500, pattern: '\\S' },
} as const

export const pilotAssignmentLimits = { overrideReason: { minLength: 1, maxLength: 500, pattern: '\\S' } } as const

export const flightChecksEditLimits = {
  checks: { minItems: 1, maxItems: 50, items: { position: { minimum: 1, maximum: 50 }, note: { maxLength: 500 } } },
} as const

export const newFlightLogEntryLimits = {
  at: { maxLength: 40 },
  text: { minLength: 1, maxLength: 2000, pattern: '\\S' },
} as const

export const flightLogEditLimits = {
  at: { maxLength: 40 },
  text: { minLength: 1, maxLength: 2000, pattern: '\\S' },
} as const

export const checklistEditLimits = {
  checks: { maxItems: 50, items: { text: { minLength: 1, maxLength: 200, pattern: '\\S' } } },
} as const
