// Written by `npm run generate` from api-spec/. Do not edit.
export const uploadOrganisationLogoLimits = { file: { maxLength: 5242880 } } as const

export const organisationEditLimits = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  address: { maxLength: 500 },
  contactEmail: { maxLength: 254, pattern: '^$|^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' },
  billingEmail: { maxLength: 254, pattern: '^$|^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' },
  contactPhone: { maxLength: 40, pattern: '^[0-9+()\\/ .-]*$' },
  taxId: { maxLength: 40 },
  embeddingSites: { maxItems: 20, items: { minLength: 1, maxLength: 300 } },
} as const
