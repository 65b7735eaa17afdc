// Written by `npm run generate` from api-spec/. Do not edit.
export const newAlertLimits = {
  title: { minLength: 1, maxLength: 200, pattern: '\\S' },
  kind: { minLength: 1, maxLength: 60, pattern: '\\S' },
  description: { maxLength: 2000 },
  dueAt: { maxLength: 40 },
  occurredAt: { maxLength: 40 },
  position: { lat: { minimum: -90, maximum: 90 }, long: { minimum: -180, maximum: 180 } },
  momentMs: { minimum: 0, maximum: 1000000000 },
  camera: { maxLength: 120 },
  dedupeKey: { minLength: 1, maxLength: 200 },
} as const

export const newAlertWithPictureLimits = {
  title: { minLength: 1, maxLength: 200, pattern: '\\S' },
  kind: { minLength: 1, maxLength: 60, pattern: '\\S' },
  description: { maxLength: 2000 },
  dueAt: { maxLength: 40 },
  occurredAt: { maxLength: 40 },
  position: { lat: { minimum: -90, maximum: 90 }, long: { minimum: -180, maximum: 180 } },
  momentMs: { minimum: 0, maximum: 1000000000 },
  camera: { maxLength: 120 },
  dedupeKey: { minLength: 1, maxLength: 200 },
} as const

export const alertEditLimits = {
  title: { minLength: 1, maxLength: 200, pattern: '\\S' },
  kind: { minLength: 1, maxLength: 60, pattern: '\\S' },
  description: { maxLength: 2000 },
  reason: { maxLength: 1000 },
  dueAt: { maxLength: 40 },
  snoozedUntil: { maxLength: 40 },
  position: { lat: { minimum: -90, maximum: 90 }, long: { minimum: -180, maximum: 180 } },
} as const

export const alertsEditLimits = {
  alertIds: { minItems: 1, maxItems: 200 },
  reason: { maxLength: 1000 },
  snoozedUntil: { maxLength: 40 },
} as const

export const alertSelectionLimits = { alertIds: { minItems: 1, maxItems: 200 } } as const

export const alertSettingsEditLimits = {
  dueMinutes: {
    info: { minimum: 1, maximum: 525600 },
    low: { minimum: 1, maximum: 525600 },
    medium: { minimum: 1, maximum: 525600 },
    high: { minimum: 1, maximum: 525600 },
    critical: { minimum: 1, maximum: 525600 },
  },
  repeatMinutes: { minimum: 1, maximum: 10080 },
  instructions: {
    maxItems: 100,
    items: {
      kind: { minLength: 1, maxLength: 60, pattern: '\\S' },
      text: { minLength: 1, maxLength: 4000, pattern: '\\S' },
    },
  },
} as const
