/** From none to the highest number. Readable in black and white, because each is darker than the one before. */
const SHADES = ['#eef4fb', '#c6dbef', '#9ecae1', '#6baed6', '#3182bd', '#08519c'] as const

/** The shade of a number; none has one of its own. */
export function shadeOf(number: number, highest: number): string {
  if (number <= 0) return SHADES[0]
  const steps = SHADES.length - 1
  return SHADES[Math.max(1, Math.ceil((number / highest) * steps))] ?? SHADES[steps] ?? SHADES[0]
}

/** Whether white letters are easier to read on it than black ones. */
export const isDark = (shade: string): boolean => SHADES.findIndex((each) => each === shade) >= SHADES.length - 2
