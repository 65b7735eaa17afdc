/** Limits of the contract (api-spec/tenant.yaml), for telling people before the server does. */
export const NAME_MAX = 120
/** As many packages as one page can carry: nobody offers more. */
export const PACKAGES_SHOWN = 200
