// Written by `npm run generate` from api-spec/. Do not edit.
export const alertWebhookEditLimits = {
  kind: { minLength: 1, maxLength: 60, pattern: '\\S' },
  mapping: {
    title: { minLength: 2, maxLength: 200, pattern: '^(/([^~/]|~[01])*)+$' },
    description: { minLength: 2, maxLength: 200, pattern: '^(/([^~/]|~[01])*)+$' },
    kind: { minLength: 2, maxLength: 200, pattern: '^(/([^~/]|~[01])*)+$' },
    severity: { minLength: 2, maxLength: 200, pattern: '^(/([^~/]|~[01])*)+$' },
    lat: { minLength: 2, maxLength: 200, pattern: '^(/([^~/]|~[01])*)+$' },
    long: { minLength: 2, maxLength: 200, pattern: '^(/([^~/]|~[01])*)+$' },
    time: { minLength: 2, maxLength: 200, pattern: '^(/([^~/]|~[01])*)+$' },
    dedupeKey: { minLength: 2, maxLength: 200, pattern: '^(/([^~/]|~[01])*)+$' },
  },
} as const
