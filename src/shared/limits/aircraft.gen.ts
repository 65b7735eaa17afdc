// Written by `npm run generate` from api-spec/. Do not edit.
export const sentRemoteIdLimits = {
  messages: {
    minItems: 1,
    maxItems: 100,
    items: {
      pack: { minLength: 4, maxLength: 312, pattern: '^[A-Za-z0-9+/]+={0,2}$' },
      uasId: { minLength: 1, maxLength: 80, pattern: '\\S' },
      name: { maxLength: 80 },
      at: { maxLength: 40 },
      lat: { minimum: -90, maximum: 90 },
      long: { minimum: -180, maximum: 180 },
      altitude: { minimum: -1000, maximum: 100000 },
      height: { minimum: -1000, maximum: 100000 },
      accuracy: { minimum: 0, maximum: 100000 },
      direction: { minimum: 0, maximum: 360 },
      speed: { minimum: 0, maximum: 10000 },
      verticalSpeed: { minimum: -1000, maximum: 1000 },
      operatorId: { maxLength: 80 },
      operatorLat: { minimum: -90, maximum: 90 },
      operatorLong: { minimum: -180, maximum: 180 },
    },
  },
} as const

export const newAircraftFeedLimits = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  host: { minLength: 1, maxLength: 253, pattern: '^[A-Za-z0-9.:_-]+$' },
  port: { minimum: 1, maximum: 65535 },
  serverName: { maxLength: 253, pattern: '^[A-Za-z0-9.:_-]*$' },
  authority: { maxLength: 20000 },
  certificate: { maxLength: 20000 },
  privateKey: { maxLength: 20000 },
} as const

export const aircraftFeedEditLimits = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  host: { minLength: 1, maxLength: 253, pattern: '^[A-Za-z0-9.:_-]+$' },
  port: { minimum: 1, maximum: 65535 },
  serverName: { maxLength: 253, pattern: '^[A-Za-z0-9.:_-]*$' },
  authority: { maxLength: 20000 },
  certificate: { maxLength: 20000 },
  privateKey: { maxLength: 20000 },
} as const

export const aircraftFeedTestLimits = {
  host: { minLength: 1, maxLength: 253, pattern: '^[A-Za-z0-9.:_-]+$' },
  port: { minimum: 1, maximum: 65535 },
  serverName: { maxLength: 253, pattern: '^[A-Za-z0-9.:_-]*$' },
  authority: { maxLength: 20000 },
  certificate: { maxLength: 20000 },
  privateKey: { maxLength: 20000 },
} as const
