/** Limits of the contract (api-spec/profile.yaml), checked before sending. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
/** Recovery codes are longer than six digits. */
export const CODE_MAX = 30
