// Written by `npm run generate` from api-spec/. Do not edit.
export const newMissionLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  description: { maxLength: 2000 },
  scheduledAt: { maxLength: 40 },
} as const

export const missionEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  description: { maxLength: 2000 },
  scheduledAt: { maxLength: 40 },
} as const

export const missionStatusChangeLimits = { scheduledAt: { maxLength: 40 } } as const

export const missionsArchivedLimits = { missionIds: { minItems: 1, maxItems: 200 } } as const

export const missionStatusesChangeLimits = { missionIds: { minItems: 1, maxItems: 200 } } as const

export const missionSelectionLimits = { missionIds: { minItems: 1, maxItems: 200 } } as const

export const newMissionTypeLimits = { name: { minLength: 1, maxLength: 60, pattern: '\\S' } } as const

export const missionTypeEditLimits = { name: { minLength: 1, maxLength: 60, pattern: '\\S' } } as const

export const missionCopyLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  scheduledAt: { maxLength: 40 },
} as const
