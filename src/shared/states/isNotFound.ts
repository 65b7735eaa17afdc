/** Whether the record of a failed call does not exist. A malformed id in the URL counts too. */
export function isNotFound(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'status' in error && (error.status === 404 || error.status === 400)
  )
}
