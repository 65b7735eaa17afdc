/** A day in UTC; English dates are American, M/D/YYYY, also in the pseudo-locale. */
export const dayOf = (time: Date | string, language: string): string =>
  new Date(time).toLocaleDateString(dateLocale(language), { timeZone: 'UTC' })

export const dateLocale = (language: string): string => (language.startsWith('en') ? 'en-US' : language)
