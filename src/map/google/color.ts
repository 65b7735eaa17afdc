export type Rgba = [red: number, green: number, blue: number, alpha: number]

const GREY: Rgba = [107, 114, 128, 255]

/** Converts a color of the contract (#rgb, #rrggbb, #rrggbbaa) to deck.gl's format. `opacity` is from 0 to 1. */
export function rgba(color: unknown, opacity: number): Rgba {
  const hex = typeof color === 'string' ? /^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.exec(color)?.[1] : undefined
  const [red, green, blue, alpha = 255] = hex ? bytesOf(hex) : GREY
  return [red ?? 0, green ?? 0, blue ?? 0, Math.round(alpha * opacity)]
}

const bytesOf = (hex: string): number[] => {
  const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? [])
  return pairs.map((pair) => Number.parseInt(pair, 16))
}
