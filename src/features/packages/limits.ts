/** Limits of the contract (api-spec/package.yaml), checked before sending. */
export const NAME_MAX = 120
export const DESCRIPTION_MAX = 2000
export const PRICE_MAX = 10_000_000_000
export const USERS_MAX = 1_000_000
export const STORAGE_MAX = 1_000_000_000_000_000
export const STREAM_MINUTES_MAX = 100_000_000
export const AI_RUNS_MAX = 100_000_000
export const POSTER_MAX_BYTES = 5 * 1024 * 1024
