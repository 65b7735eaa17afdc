// Written by `npm run generate` from api-spec/. Do not edit.
export const newTelemetryLimits = { timeZone: { minLength: 1, maxLength: 60 } } as const

export const flightOfTelemetryLimits = { name: { minLength: 1, maxLength: 120, pattern: '\\S' } } as const

export const telemetryColumnsLimits = {
  fields: {
    date: { minLength: 1, maxLength: 200 },
    time: { minLength: 1, maxLength: 200 },
    lat: { minLength: 1, maxLength: 200 },
    long: { minLength: 1, maxLength: 200 },
    altitude: { minLength: 1, maxLength: 200 },
    height: { minLength: 1, maxLength: 200 },
    speed: { minLength: 1, maxLength: 200 },
    battery: { minLength: 1, maxLength: 200 },
    heading: { minLength: 1, maxLength: 200 },
    gimbalYaw: { minLength: 1, maxLength: 200 },
    gimbalPitch: { minLength: 1, maxLength: 200 },
  },
} as const

export const telemetryZoneLimits = { timeZone: { minLength: 1, maxLength: 60 } } as const
