// Reads QR codes of version 5 with error correction M, without correcting errors.
import type { QrCode } from '../labels/qrCode'

const SIZE = 37
/** Of the two blocks that take turns. */
const DATA_CODEWORDS = 43
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** The text of a code in byte mode. @throws an Error for a code of another version */
export function readQrCode({ modules, path }: QrCode): string {
  if (modules !== SIZE) throw new Error(`A code of version 5 has ${SIZE} modules, not ${modules}`)
  const dark = Array.from({ length: SIZE }, () => new Array<boolean>(SIZE).fill(false))
  for (const [, x, y, width] of path.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1/g)) {
    for (let at = Number(x); at < Number(x) + Number(width); at++) dark[Number(y)]![at] = true
  }
  const formatBits = [2, 3, 4].map((column) => Number(dark[8]![column])).join('')
  const mask = MASKS[Number.parseInt(formatBits, 2) ^ 0b101]!
  const bits = places().map(([row, column]) => Number(dark[row]![column] !== mask(row, column)))
  const codewords = Array.from({ length: 2 * DATA_CODEWORDS }, (_, at) => byteAt(bits, 8 * at))
  const inOrder = [...codewords.filter((_, at) => at % 2 === 0), ...codewords.filter((_, at) => at % 2 === 1)]
  const data = inOrder.flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map(Number))
  if (data.slice(0, 4).join('') !== '0100') throw new Error('The code is not in byte mode')
  const length = byteAt(data, 4)
  return Buffer.from(Array.from({ length }, (_, at) => byteAt(data, 12 + 8 * at))).toString()
}

const byteAt = (bits: readonly number[], at: number): number => Number.parseInt(bits.slice(at, at + 8).join(''), 2)

/** The modules with data, in the order of reading: pairs of columns from the right, upwards and downwards by turns. */
function places(): [number, number][] {
  const found: [number, number][] = []
  let isUpwards = true
  for (let right = SIZE - 1; right > 0; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < SIZE; step++) {
      const row = isUpwards ? SIZE - 1 - step : step
      for (const column of [right, right - 1]) if (!isFunction(row, column)) found.push([row, column])
    }
    isUpwards = !isUpwards
  }
  return found
}

/** Whether the module belongs to the patterns of the corners, the timing, the alignment or the format. */
function isFunction(row: number, column: number): boolean {
  const isCorner = (row < 9 && column < 9) || (row < 9 && column >= SIZE - 8) || (row >= SIZE - 8 && column < 9)
  const isAlignment = Math.abs(row - 30) <= 2 && Math.abs(column - 30) <= 2
  return isCorner || isAlignment || row === 6 || column === 6
}
