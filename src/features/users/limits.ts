/** Limits of the contract (api-spec/user.yaml), for telling people before the server does. */
export const NAME_MAX = 120
export const EMAIL_MAX = 254
export const SEARCH_MAX = 120
export const IMPORT_MAX_BYTES = 16_000_000
