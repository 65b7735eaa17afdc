// Written by `npm run generate` from api-spec/. Do not edit.
export const sellerEditLimits = {
  name: { maxLength: 120 },
  address: { maxLength: 500 },
  taxId: { maxLength: 40 },
  taxName: { maxLength: 40 },
  taxRate: { minimum: 0, maximum: 10000 },
  invoicePrefix: { minLength: 1, maxLength: 10, pattern: '^[A-Z0-9]+$' },
} as const
