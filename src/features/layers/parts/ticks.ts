/**
 * Round values for the ticks of an axis, from `min` to `max`.
 * @param count how many ticks there should be, roughly
 */
export function ticksOf(min: number, max: number, count: number): number[] {
  const span = max - min
  if (!(span > 0)) return [min]
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((wanted) => wanted >= rough) ?? rough
  const first = Math.ceil(min / step)
  const last = Math.floor(max / step + 1e-9)
  // Multiples of the step, rounded, because 3 * 0.1 is not 0.3.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)))
}
