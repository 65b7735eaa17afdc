// Written by `npm run generate` from api-spec/. Do not edit.
export const newWebhookLimits = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  address: { minLength: 8, maxLength: 1000 },
  events: { minItems: 1, maxItems: 100, items: { minLength: 1, maxLength: 40, pattern: '^[A-Z][A-Z_]*$' } },
} as const

export const webhookEditLimits = {
  name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  address: { minLength: 8, maxLength: 1000 },
  events: { minItems: 1, maxItems: 100, items: { minLength: 1, maxLength: 40, pattern: '^[A-Z][A-Z_]*$' } },
} as const
