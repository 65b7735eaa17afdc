// Sizes of benches: the full one for figures, and the smallest one for `--smoke`, which only proves that a bench still runs.

export const isSmoke = process.argv.includes('--smoke')

export const sized = (full: number, smallest: number): number => (isSmoke ? smallest : full)
