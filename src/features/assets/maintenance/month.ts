// Months and days of a calendar, as texts such as `2026-11` and `2026-11-24`.

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

export const isMonth = (text: string): boolean => MONTH.test(text)

/** The month of a moment in the time zone of the browser. */
export const monthOf = (date: Date): string => dayOf(date).slice(0, 7)

/** The day of a moment in the time zone of the browser. */
export function dayOf(date: Date): string {
  const month = String(date.getMonth() + 1).padStart(2, '0')
  return `${String(date.getFullYear()).padStart(4, '0')}-${month}-${String(date.getDate()).padStart(2, '0')}`
}

/** The month `count` months later. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return monthOf(new Date(year, number - 1 + count, 1))
}

/** The days of a month with those of the neighbouring months that complete its first and its last week. Weeks begin on Monday. */
export function weeksOf(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const first = new Date(year, number - 1, 1)
  const before = (first.getDay() + 6) % 7
  const last = new Date(year, number, 0).getDate()
  const count = Math.ceil((before + last) / 7) * 7
  return Array.from({ length: count }, (_, index) => dayOf(new Date(year, number - 1, 1 - before + index)))
}
