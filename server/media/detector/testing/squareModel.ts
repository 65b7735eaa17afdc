// A detector of squares of one colour with known weights: each cell of 16 pixels has a box, as confident as the cell is red
// (class 0) or blue (class 1).
import { floats, integers, integersAttribute, integerAttribute, model, node, value } from './onnxModel'

const SIDE = 64
const CELL = 16
const CELLS = SIDE / CELL
const COUNT = CELLS * CELLS

/** Boxes are this much larger than their cells, so that neighbours overlap by a fifth. */
export const BOX_SIDE = 20

interface Options {
  names?: string
  /** How many times each box is repeated. */
  copies?: number
}

/** Reads 64 x 64 pixels. Boxes overlap, as in the output of YOLOv8. */
export function squareModel({ names = "{0: 'red square', 1: 'blue square'}", copies = 1 }: Options = {}): Uint8Array {
  const pixels = CELL * CELL
  const plane = (weight: number): number[] => Array<number>(pixels).fill(weight / pixels)
  const red = [...plane(1), ...plane(-0.5), ...plane(-0.5)]
  const blue = [...plane(-0.5), ...plane(-0.5), ...plane(1)]
  const centre = (cell: number): number => cell * CELL + CELL / 2
  const cells = Array.from({ length: COUNT }, (_, index) => index)
  const boxes = [
    ...cells.map((index) => centre(index % CELLS)),
    ...cells.map((index) => centre(Math.floor(index / CELLS))),
    ...cells.map(() => BOX_SIDE),
    ...cells.map(() => BOX_SIDE),
  ]
  return model(
    {
      nodes: [
        node(
          'Conv',
          ['images', 'kernel'],
          ['map'],
          [integersAttribute('kernel_shape', [CELL, CELL]), integersAttribute('strides', [CELL, CELL])],
        ),
        node('Reshape', ['map', 'shape'], ['scores']),
        node('Concat', ['boxes', 'scores'], ['once'], [integerAttribute('axis', 1)]),
        node('Concat', Array<string>(copies).fill('once'), ['output'], [integerAttribute('axis', 2)]),
      ],
      weights: [
        floats('kernel', [2, 3, CELL, CELL], [...red, ...blue]),
        integers('shape', [3], [1, 2, COUNT]),
        floats('boxes', [1, 4, COUNT], boxes),
      ],
      inputs: [value('images', [1, 3, SIDE, SIDE])],
      outputs: [value('output', [1, 6, COUNT * copies])],
    },
    names === '' ? {} : { names },
  )
}

/** Always answers the same boxes, with corners, confidence and class. */
export const constantModel = (rows: readonly (readonly number[])[], names = '{}'): Uint8Array =>
  model(
    {
      nodes: [node('Identity', ['rows'], ['output'])],
      weights: [floats('rows', [1, rows.length, 6], rows.flat())],
      inputs: [value('images', [1, 3, SIDE, SIDE])],
      outputs: [value('output', [1, rows.length, 6])],
    },
    { names },
  )
