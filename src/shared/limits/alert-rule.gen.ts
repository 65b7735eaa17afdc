// Written by `npm run generate` from api-spec/. Do not edit.
export const newAlertRuleLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  alertKind: { minLength: 1, maxLength: 60, pattern: '\\S' },
  mapref: { minLength: 1, maxLength: 200 },
  featureIndex: { minimum: 0, maximum: 2147483647 },
  minHeight: { minimum: -500, maximum: 10000 },
  maxHeight: { minimum: -500, maximum: 10000 },
  seconds: { minimum: 0, maximum: 3600 },
  degrees: { minimum: -100, maximum: 3000 },
  days: { minimum: 0, maximum: 365 },
  percent: { minimum: 1, maximum: 100 },
  model: { minLength: 1, maxLength: 60, pattern: '\\S' },
  leastConfidence: { minimum: 1, maximum: 100 },
  hours: {
    days: { minItems: 1, maxItems: 7, items: { minimum: 1, maximum: 7 } },
    from: { maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
    until: { maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
    timeZone: { minLength: 1, maxLength: 60 },
  },
  repeatMinutes: { minimum: 1, maximum: 10080 },
} as const

export const alertRuleEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  alertKind: { minLength: 1, maxLength: 60, pattern: '\\S' },
  mapref: { minLength: 1, maxLength: 200 },
  featureIndex: { minimum: 0, maximum: 2147483647 },
  minHeight: { minimum: -500, maximum: 10000 },
  maxHeight: { minimum: -500, maximum: 10000 },
  seconds: { minimum: 0, maximum: 3600 },
  degrees: { minimum: -100, maximum: 3000 },
  days: { minimum: 0, maximum: 365 },
  percent: { minimum: 1, maximum: 100 },
  model: { minLength: 1, maxLength: 60, pattern: '\\S' },
  leastConfidence: { minimum: 1, maximum: 100 },
  hours: {
    days: { minItems: 1, maxItems: 7, items: { minimum: 1, maximum: 7 } },
    from: { maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
    until: { maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
    timeZone: { minLength: 1, maxLength: 60 },
  },
  repeatMinutes: { minimum: 1, maximum: 10080 },
} as const
