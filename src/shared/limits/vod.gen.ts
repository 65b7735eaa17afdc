// Written by `npm run generate` from api-spec/. Do not edit.
export const setRecordingPosterLimits = { file: { maxLength: 5242880 } } as const

export const setRecordingStoryboardLimits = { file: { maxLength: 5242880 } } as const

export const newRecordingLimits = { startedAt: { maxLength: 40 } } as const

export const recordingNameLimits = { name: { minLength: 1, maxLength: 255, pattern: '\\S' } } as const

export const recordingEditLimits = {
  startedAt: { maxLength: 40 },
  location: { lat: { minimum: -90, maximum: 90 }, long: { minimum: -180, maximum: 180 } },
  camera: { maxLength: 120 },
  telemetryOffset: { minimum: -86400, maximum: 86400 },
} as const

export const recordingsEditLimits = {
  vodIds: { minItems: 1, maxItems: 200 },
  location: { lat: { minimum: -90, maximum: 90 }, long: { minimum: -180, maximum: 180 } },
  camera: { maxLength: 120 },
} as const

export const recordingSelectionLimits = { vodIds: { minItems: 1, maxItems: 200 } } as const
