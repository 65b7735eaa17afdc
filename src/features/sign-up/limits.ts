/** Limits of the contract (api-spec/tenant.yaml), checked before sending. */
export const NAME_MAX = 120
/** Maximum page size; there are never more packages on sale. */
export const PACKAGES_SHOWN = 200
