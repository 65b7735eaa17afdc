// Written by `npm run generate` from api-spec/. Do not edit.
export const singleSignOnEditLimits = {
  issuer: { minLength: 8, maxLength: 300, pattern: '^https?://[^\\s?#]+$' },
  application: { minLength: 1, maxLength: 300 },
  clientSecret: { minLength: 1, maxLength: 500 },
  domains: { maxItems: 20, items: { minLength: 3, maxLength: 253, pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' } },
  groupsClaim: { minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_:/.-]+$' },
  groups: { maxItems: 100, items: { value: { minLength: 1, maxLength: 200 } } },
} as const

export const singleSignOnDomainCheckLimits = {
  domain: { minLength: 3, maxLength: 253, pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' },
} as const

export const singleSignOnDomainMailLimits = {
  domain: { minLength: 3, maxLength: 253, pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' },
} as const

export const singleSignOnDomainConfirmLimits = {
  domain: { minLength: 3, maxLength: 253, pattern: '^[a-z0-9-]+(\\.[a-z0-9-]+)+$' },
  code: { minLength: 8, maxLength: 8, pattern: '^[a-z0-9]{8}$' },
} as const

export const singleSignOnAnswerLimits = {
  state: { minLength: 1, maxLength: 200, pattern: '^[A-Za-z0-9_-]+$' },
  code: { minLength: 1, maxLength: 4000 },
  iss: { minLength: 1, maxLength: 300 },
  error: { minLength: 1, maxLength: 100 },
} as const

export const singleSignOnStartLimits = { code: { minLength: 12, maxLength: 12, pattern: '^[a-z0-9]{12}$' } } as const
