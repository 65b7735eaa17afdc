/** How many notifications the bell reads; the newest are what matters, older ones are history. */
export const NOTIFICATIONS_SHOWN = 20
