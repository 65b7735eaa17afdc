// Written by `npm run generate` from api-spec/. Do not edit.
export const missionUploadLimits = {
  folder: { maxLength: 400, pattern: '^([^/]+(/[^/]+)*)?$' },
  timeZone: { minLength: 1, maxLength: 60 },
} as const

export const telemetryReadingLimits = { timeZone: { minLength: 1, maxLength: 60 } } as const
