/** Limits of the contract (api-spec/organisation.yaml), for telling people before the server does. */
export const DETAIL_LIMITS = { name: 120, address: 500, contactEmail: 254, contactPhone: 40, taxId: 40 } as const
/** As many packages as one page can carry: nobody offers more. */
export const PACKAGES_SHOWN = 200
