/** Limits of the contract (api-spec/tenant.yaml), for telling people before the server does. */
export const NAME_MAX = 120
export const EMAIL_MAX = 254
export const SEARCH_MAX = 120
/** As many packages as one page can carry: nobody sells more at a time. */
export const PACKAGES_SHOWN = 200
