/** URL of a mocked call. `path` as in the contract, with parameters as `:name`. */
export const apiUrl = (path: string): string => new URL(`/apis/v1${path}`, window.location.origin).href
