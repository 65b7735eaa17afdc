// Estimates how hard a password is to guess. The server decides which passwords it accepts.

type Strength = 'weak' | 'fair' | 'good' | 'strong'

/** Least number of characters that are hard to predict. */
const LEAST: readonly [Strength, number][] = [
  ['strong', 18],
  ['good', 13],
  ['fair', 9],
]

export const STRENGTHS: readonly Strength[] = ['weak', 'fair', 'good', 'strong']

/** `undefined` for an empty password. */
export function strengthOf(password: string): Strength | undefined {
  if (password === '') return undefined
  const count = countUnpredictable(password.toLowerCase())
  return LEAST.find(([, least]) => count >= least)?.[0] ?? 'weak'
}

/** Counts characters, except those that repeat or continue a run such as "aaa", "abc" or "321", and repeated pairs. */
function countUnpredictable(text: string): number {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0)
  const pairs = new Set<string>()
  let count = 0
  for (const [at, code] of codes.entries()) {
    const before = codes[at - 1]
    const pair = `${before} ${code}`
    const isRun = before !== undefined && Math.abs(code - before) <= 1
    if (!isRun && !pairs.has(pair)) count += 1
    pairs.add(pair)
  }
  return count
}
