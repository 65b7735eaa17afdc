/** Limits of the contract (api-spec/mission.yaml, location.yaml), for validation before a request. */
export const NAME_MAX = 120
export const DESCRIPTION_MAX = 2000
export const TYPE_NAME_MAX = 60
export const LOCATION_NAME_MAX = 120
