/** Limits of the contract (api-spec/organisation.yaml), checked before sending. */
export const DETAIL_LIMITS = { name: 120, address: 500, contactEmail: 254, contactPhone: 40, taxId: 40 } as const
/** Maximum page size; there are never more packages on sale. */
export const PACKAGES_SHOWN = 200
