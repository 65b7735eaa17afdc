/** Limits of the contract (api-spec/user-group.yaml), checked before sending. */
export const NAME_MAX = 120
export const DESCRIPTION_MAX = 500
