// Written by `npm run generate` from api-spec/. Do not edit.
export const newMaintenanceRuleLimits = {
  name: { minLength: 1, maxLength: 60, pattern: '\\S' },
  everyDays: { minimum: 1, maximum: 36500 },
  everyHours: { minimum: 0.1, maximum: 1000000 },
  everyFlights: { minimum: 1, maximum: 1000000 },
  everyCycles: { minimum: 1, maximum: 1000000 },
  warnPercent: { minimum: 0, maximum: 90 },
} as const

export const maintenanceRuleEditLimits = {
  name: { minLength: 1, maxLength: 60, pattern: '\\S' },
  everyDays: { minimum: 1, maximum: 36500 },
  everyHours: { minimum: 0.1, maximum: 1000000 },
  everyFlights: { minimum: 1, maximum: 1000000 },
  everyCycles: { minimum: 1, maximum: 1000000 },
  warnPercent: { minimum: 0, maximum: 90 },
} as const

export const newMaintenanceRecordLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  details: { maxLength: 4000 },
  person: { minLength: 1, maxLength: 120, pattern: '\\S' },
  doneOn: { maxLength: 10 },
  hours: { minimum: 0, maximum: 1000000 },
  flights: { minimum: 0, maximum: 1000000 },
  cycles: { minimum: 0, maximum: 1000000 },
  hoursAfter: { minimum: 0, maximum: 1000000 },
  flightsAfter: { minimum: 0, maximum: 1000000 },
  cyclesAfter: { minimum: 0, maximum: 1000000 },
  cost: {
    amount: { minimum: 0, maximum: 10000000000 },
    currency: { pattern: '^[A-Z]{3}$', minLength: 3, maxLength: 3 },
  },
  ruleIds: { maxItems: 50 },
  parts: {
    maxItems: 50,
    items: {
      name: { minLength: 1, maxLength: 120, pattern: '\\S' },
      number: { maxLength: 60 },
      quantity: { minimum: 1, maximum: 10000 },
    },
  },
  firmware: { maxLength: 80 },
  health: { minimum: 0, maximum: 100 },
} as const
