/**
 * Positions of samples in a raster. The output is divided into square cells; positions are looked up in the control grid at
 * the corners of cells and interpolated between them.
 */

/** Output pixels along a side of a cell. */
export const CELL = 16

/** Positions at the corners of cells, row by row from the north, in pixels of the full raster. NaN outside its CRS. */
export interface CellGrid {
  columns: number
  rows: number
  pixels: Float64Array
  lines: Float64Array
  /** Full-resolution pixels per output pixel, in the middle. */
  scale: number
}

/** Converts pixels of the full raster to pixels of the window: `pixel * shrinkX - left`. */
export interface WindowScale {
  shrinkX: number
  shrinkY: number
  left: number
  top: number
}

/** Numbers that describe one line of samples in one cell: start and step of x, start and step of y. */
export const LINE = 4

/**
 * Writes the lines of samples of one cell from the north, `samplesPerSide` for each row of output pixels, each LINE numbers.
 * The sample at `t` output pixels from the western side of the cell is at `start + step * t`.
 */
export function sampleLines(
  { columns, pixels, lines: rasterLines }: CellGrid,
  scale: WindowScale,
  column: number,
  row: number,
  samplesPerSide: number,
  lines: Float64Array,
): void {
  const k = row * columns + column
  const k2 = k + columns
  const count = CELL * samplesPerSide
  for (let line = 0, at = 0; line < count; line++, at += LINE) {
    const b = (line + 0.5) / count
    const west = (pixels[k]! * (1 - b) + pixels[k2]! * b) * scale.shrinkX - scale.left
    const east = (pixels[k + 1]! * (1 - b) + pixels[k2 + 1]! * b) * scale.shrinkX - scale.left
    const westLine = (rasterLines[k]! * (1 - b) + rasterLines[k2]! * b) * scale.shrinkY - scale.top
    const eastLine = (rasterLines[k + 1]! * (1 - b) + rasterLines[k2 + 1]! * b) * scale.shrinkY - scale.top
    lines[at] = west
    lines[at + 1] = (east - west) / CELL
    lines[at + 2] = westLine
    lines[at + 3] = (eastLine - westLine) / CELL
  }
}

/**
 * True if all positions in a cell have four valid neighbours in the window, so that bilinear interpolation needs no checks.
 * @param valid of each pixel of the window; undefined if all are
 */
export function isSolid(
  grid: CellGrid,
  scale: WindowScale,
  column: number,
  row: number,
  width: number,
  height: number,
  valid: Uint8Array | undefined,
): boolean {
  const k = row * grid.columns + column
  const k2 = k + grid.columns
  const { pixels, lines } = grid
  const [left, right] = range(pixels[k]!, pixels[k + 1]!, pixels[k2]!, pixels[k2 + 1]!, scale.shrinkX, scale.left)
  const [top, bottom] = range(lines[k]!, lines[k + 1]!, lines[k2]!, lines[k2 + 1]!, scale.shrinkY, scale.top)
  // Also false for NaN.
  if (!(left >= 1 && top >= 1 && right < width - 1 && bottom < height - 1)) return false
  if (!valid) return true
  for (let y = Math.floor(top - 0.5); y <= Math.floor(bottom + 0.5); y++) {
    for (let at = y * width + Math.floor(left - 0.5); at <= y * width + Math.floor(right + 0.5); at++) {
      if (valid[at] === 0) return false
    }
  }
  return true
}

function range(a: number, b: number, c: number, d: number, shrink: number, offset: number): [number, number] {
  return [Math.min(a, b, c, d) * shrink - offset, Math.max(a, b, c, d) * shrink - offset]
}
