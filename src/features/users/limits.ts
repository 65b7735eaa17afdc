/** Limits of the contract (api-spec/user.yaml), checked before sending. */
export const NAME_MAX = 120
export const EMAIL_MAX = 254
export const IMPORT_MAX_BYTES = 16_000_000
