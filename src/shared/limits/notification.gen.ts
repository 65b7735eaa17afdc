// Written by `npm run generate` from api-spec/. Do not edit.
export const readMarkLimits = { upTo: { minimum: 0, maximum: 9007199254740991 } } as const

export const notificationSettingsEditLimits = {
  quiet: {
    from: { maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
    until: { maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
  },
  timeZone: { minLength: 1, maxLength: 60 },
  digestAt: { maxLength: 5, pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' },
} as const
