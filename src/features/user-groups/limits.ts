/** Limits of the contract (api-spec/user-group.yaml), for telling people before the server does. */
export const NAME_MAX = 120
export const DESCRIPTION_MAX = 500
export const SEARCH_MAX = 120
