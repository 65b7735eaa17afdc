/** Time between two reads of alerts for users without a socket. */
export const ALERT_POLL_MS = 10_000
