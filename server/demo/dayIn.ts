const DAY_MS = 86_400_000
const DATE_LENGTH = 'YYYY-MM-DD'.length

/** The day that is `days` days from now, as YYYY-MM-DD. */
export const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, DATE_LENGTH)
