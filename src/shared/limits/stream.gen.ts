// Written by `npm run generate` from api-spec/. Do not edit.
export const newStreamKeyLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  expiresAt: { maxLength: 40 },
} as const

export const sentPositionsLimits = {
  positions: {
    minItems: 1,
    maxItems: 100,
    items: {
      at: { maxLength: 40 },
      lat: { minimum: -90, maximum: 90 },
      long: { minimum: -180, maximum: 180 },
      altitude: { minimum: -100000, maximum: 1000000 },
      height: { minimum: -100000, maximum: 1000000 },
      speed: { minimum: 0, maximum: 10000 },
      heading: { minimum: -360, maximum: 360 },
      battery: { minimum: 0, maximum: 100 },
      gimbalYaw: { minimum: -360, maximum: 360 },
      gimbalPitch: { minimum: -360, maximum: 360 },
    },
  },
} as const

export const newPilotMessageLimits = {
  text: { minLength: 1, maxLength: 500, pattern: '\\S' },
  long: { minimum: -180, maximum: 180 },
  lat: { minimum: -90, maximum: 90 },
} as const
