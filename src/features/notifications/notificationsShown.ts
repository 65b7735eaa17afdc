/** Number of notifications that the bell loads. */
export const NOTIFICATIONS_SHOWN = 20
