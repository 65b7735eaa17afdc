/** Whether a call failed because there is no such thing; a malformed id in the address is the same to a person. */
export function isNotThere(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'status' in error && (error.status === 404 || error.status === 400)
  )
}
