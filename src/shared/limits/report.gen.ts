// Written by `npm run generate` from api-spec/. Do not edit.
export const newSavedReportLimits = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  measures: { maxItems: 10 },
  period: { from: { maxLength: 10 }, until: { maxLength: 10 } },
} as const

export const savedReportEditLimits = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  measures: { maxItems: 10 },
  period: { from: { maxLength: 10 }, until: { maxLength: 10 } },
} as const

export const reportScheduleEditLimits = {
  weekday: { minimum: 1, maximum: 7 },
  hour: { minimum: 0, maximum: 23 },
  timeZone: { minLength: 1, maxLength: 60 },
  recipientIds: { minItems: 1, maxItems: 50 },
} as const
