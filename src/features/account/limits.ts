/** Limits of the contract (api-spec/profile.yaml), for telling people before the server does. */
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
/** A recovery code is longer than six digits. */
export const CODE_MAX = 30
