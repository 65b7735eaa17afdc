/** Where a call of the contract is answered in tests; `path` as in the contract, parameters as `:name`. */
export const apiUrl = (path: string): string => new URL(`/apis/v1${path}`, window.location.origin).href
