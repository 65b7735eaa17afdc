import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import { readClassNames } from './classNames'
import type { Picture, PictureLine } from './detectorTask'
import { detectObjects, inspectModel } from './runDetector'
import { externalTensor, graph, graphAttribute, integers, model, node, truth, value } from './testing/onnxModel'
import { constantModel, squareModel } from './testing/squareModel'

const folder = mkdtempSync(path.join(tmpdir(), 'aerie-detector-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let files = 0
function stored(bytes: Uint8Array): string {
  const file = path.join(folder, `${++files}.onnx`)
  writeFileSync(file, bytes)
  return file
}

/** Squares of one colour on grey. */
async function picture(width: number, height: number, squares: { colour: string; box: number[] }[]) {
  const layers = squares.map(({ colour, box: [left = 0, top = 0, wide = 1, high = 1] }): OverlayOptions => ({
    input: { create: { width: wide, height: high, channels: 3, background: colour } },
    left,
    top,
  }))
  const file = path.join(folder, `${++files}.png`)
  await sharp({ create: { width, height, channels: 3, background: '#808080' } })
    .composite(layers)
    .png()
    .toFile(file)
  return { path: file, width, height }
}

async function detect(bytes: Uint8Array, pictures: Picture[], minConfidence = 0.5) {
  const lines: PictureLine[] = []
  await detectObjects({ model: stored(bytes), pictures, minConfidence }, {}, (line) => lines.push(line))
  return lines
}

const IMAGES = [value('images', [1, 3, 64, 64])]
const identity = (inputs: Uint8Array[], outputs: Uint8Array[]) =>
  model({ nodes: [node('Identity', ['images'], ['output'])], inputs, outputs })

describe('inspection', () => {
  it('finds the size of the input and the names of the classes', async () => {
    expect(await inspectModel(stored(squareModel()))).toEqual({
      inputWidth: 64,
      inputHeight: 64,
      layout: 'grid',
      classNames: ['red square', 'blue square'],
    })
    const final = constantModel([[0, 0, 1, 1, 0.9, 1]], '["car", "boat"]')
    expect(await inspectModel(stored(final))).toMatchObject({ layout: 'final', classNames: ['car', 'boat'] })
  })

  it('numbers classes without names', async () => {
    expect(await inspectModel(stored(squareModel({ names: '' })))).toMatchObject({ classNames: ['0', '1'] })
  })

  it.each([
    ['text', new TextEncoder().encode('This is a note and not a model.'), /not an ONNX model/],
    ['an empty file', new Uint8Array(), /not an ONNX model/],
    ['a model that is cut off', squareModel().subarray(0, 900), /not an ONNX model/],
    [
      'an unknown operator',
      model({ nodes: [node('Levitate', ['images'], ['output'])], inputs: IMAGES, outputs: [value('output', [1])] }),
      /cannot be loaded/,
    ],
    [
      'weights in another file',
      model({
        nodes: [node('Add', ['images', 'far'], ['output'])],
        weights: [externalTensor('far')],
        inputs: IMAGES,
        outputs: [value('output', [1, 3, 64, 64])],
      }),
      /weights in another file/,
    ],
    [
      'an input of unknown size',
      identity([value('images', [1, 3, 'height', 'width'])], [value('output', [1, 3, 'height', 'width'])]),
      /input of the model is 1 x 3 x height x width/,
    ],
    [
      'one channel',
      identity([value('images', [1, 1, 64, 64])], [value('output', [1, 1, 64, 64])]),
      /input of the model is 1 x 1 x 64 x 64/,
    ],
    [
      'too large an input',
      identity([value('images', [1, 3, 2048, 2048])], [value('output', [1, 3, 2048, 2048])]),
      /2,048 x 2,048 pixels/,
    ],
    [
      'half precision',
      identity([value('images', [1, 3, 64, 64], 'float16')], [value('output', [1, 3, 64, 64], 'float16')]),
      /32-bit floats/,
    ],
    [
      'a picture as output',
      identity(IMAGES, [value('output', [1, 3, 64, 64])]),
      /output of the model is 1 x 3 x 64 x 64/,
    ],
    ['more names than classes', squareModel({ names: '["a", "b", "c"]' }), /names 3 classes but its output has 2/],
  ])('refuses %s', async (_what, bytes, message) => {
    await expect(inspectModel(stored(bytes))).rejects.toThrow(message)
  })

  it('refuses two inputs and two outputs', async () => {
    const two = model({
      nodes: [node('Add', ['images', 'more'], ['output'])],
      inputs: [...IMAGES, value('more', [1, 3, 64, 64])],
      outputs: [value('output', [1, 3, 64, 64])],
    })
    await expect(inspectModel(stored(two))).rejects.toThrow(/2 inputs/)
    const outputs = model({
      nodes: [node('Identity', ['images'], ['one']), node('Identity', ['images'], ['other'])],
      inputs: IMAGES,
      outputs: [value('one', [1, 3, 64, 64]), value('other', [1, 3, 64, 64])],
    })
    await expect(inspectModel(stored(outputs))).rejects.toThrow(/2 outputs/)
  })

  it('refuses a file above the limit before reading it', async () => {
    const file = stored(squareModel())
    truncateSync(file, 101 * 1024 * 1024)
    await expect(inspectModel(file)).rejects.toThrow(/larger than 100 MB/)
  })

  it('stops a model that never ends', async () => {
    const body = graph({
      nodes: [node('Identity', ['goOn'], ['goesOn']), node('Add', ['before', 'before'], ['after'])],
      inputs: [value('turn', [], 'int64'), value('goOn', [], 'bool'), value('before', [1, 3, 64, 64])],
      outputs: [value('goesOn', [], 'bool'), value('after', [1, 3, 64, 64])],
    })
    const endless = model({
      nodes: [node('Loop', ['', 'always', 'images'], ['output'], [graphAttribute('body', body)])],
      weights: [truth('always')],
      inputs: IMAGES,
      outputs: [value('output', [1, 3, 64, 64])],
    })
    await expect(inspectModel(stored(endless), { timeoutMs: 3000 })).rejects.toThrow(/within 3 seconds/)
  })

  it('stops a model that takes too much memory', async () => {
    const greedy = model({
      nodes: [
        node('Expand', ['images', 'shape'], ['large']),
        node('Exp', ['large'], ['larger']),
        node('ReduceMean', ['larger'], ['output']),
      ],
      weights: [integers('shape', [4], [20000, 3, 64, 64])],
      inputs: IMAGES,
      outputs: [value('output', [1, 1, 1, 1])],
    })
    await expect(inspectModel(stored(greedy), { memoryMegabytes: 500 })).rejects.toThrow(/more memory than allowed/)
  })
})

describe('detection', () => {
  it('finds the squares of a wide picture, in its pixels', async () => {
    // 256 x 128 pixels become 64 x 32 with margins of 16 pixels above and below: cells are 64 pixels of the picture.
    const wide = await picture(256, 128, [
      { colour: '#ff0000', box: [64, 0, 64, 64] },
      { colour: '#0000ff', box: [192, 64, 64, 64] },
    ])
    const [line] = await detect(squareModel(), [wide])
    const certain = expect.closeTo(1, 1) as number
    expect(line).toMatchObject({ picture: 0 })
    const found = line && 'found' in line ? line.found : []
    // Boxes are 80 pixels wide, around the cells, and end at the edge of the picture.
    expect(found.sort((one, other) => one.classIndex - other.classIndex)).toEqual([
      { box: [56, 0, 80, 72], classIndex: 0, confidence: certain },
      { box: [184, 56, 72, 72], classIndex: 1, confidence: certain },
    ])
  })

  it('finds the squares of a tall picture, in its pixels', async () => {
    const tall = await picture(320, 640, [{ colour: '#ff0000', box: [0, 320, 160, 160] }])
    const [line] = await detect(squareModel(), [tall])
    expect(line).toMatchObject({ found: [{ box: [0, 300, 180, 200], classIndex: 0 }] })
  })

  it('reports each object once, and leaves out what is less certain', async () => {
    const square = await picture(64, 64, [
      { colour: '#ff0000', box: [0, 0, 16, 16] },
      { colour: '#a06060', box: [32, 32, 16, 16] },
    ])
    const repeated = squareModel({ copies: 3 })
    const certain = await detect(repeated, [square], 0.5)
    const all = await detect(repeated, [square], 0.2)
    expect(certain[0]).toMatchObject({ found: [{ classIndex: 0 }] })
    expect(all[0]).toMatchObject({ found: [{ box: [0, 0, 18, 18] }, { box: [30, 30, 20, 20] }] })
  })

  it('reads boxes that the model has suppressed itself', async () => {
    const final = constantModel([
      [8, 8, 24, 40, 0.9, 1],
      [8, 8, 24, 40, 0.8, 1],
      [0, 0, 10, 10, 0.1, 0],
      [0, 0, NaN, 10, 0.9, 0],
    ])
    const [line] = await detect(final, [await picture(640, 640, [])])
    expect(line).toEqual({
      picture: 0,
      found: [
        { box: [80, 80, 160, 320], classIndex: 1, confidence: 0.9 },
        { box: [80, 80, 160, 320], classIndex: 1, confidence: 0.8 },
      ],
    })
  })

  it('finds small objects in tiles that the whole picture does not show, each once, also across the edges of tiles', async () => {
    // Cells of a tile are 16 pixels; as a whole, a cell is 64 pixels, of which a square of 16 is a sixteenth.
    const whole = await picture(256, 256, [{ colour: '#ff0000', box: [96, 96, 16, 16] }])
    const large = { ...whole, maxTiles: 100 }
    expect(await detect(squareModel(), [whole], 0.4)).toMatchObject([{ found: [] }])
    const [line] = await detect(squareModel(), [large], 0.4)
    const found = line && 'found' in line ? line.found : []
    expect(found).toHaveLength(1)
    const [left = 0, top = 0, width = 0, height = 0] = found[0]?.box ?? []
    // The box of its cell contains the square or most of it.
    expect(left).toBeLessThanOrEqual(104)
    expect(top).toBeLessThanOrEqual(104)
    expect(left + width).toBeGreaterThanOrEqual(104)
    expect(top + height).toBeGreaterThanOrEqual(104)
  })

  it('reads turned originals upright', async () => {
    const { path: upright } = await picture(128, 64, [{ colour: '#ff0000', box: [0, 0, 32, 32] }])
    const turned = path.join(folder, `${++files}.jpg`)
    // The file is tall; its orientation says to turn it by 90 degrees to the left.
    await sharp(await sharp(upright).rotate(90).png().toBuffer())
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 8 })
      .toFile(turned)
    const [line] = await detect(squareModel(), [{ path: turned, width: 128, height: 64, maxTiles: 10 }])
    const found = line && 'found' in line ? line.found : []
    expect(found.length).toBeGreaterThan(0)
    for (const {
      box: [left, top],
    } of found)
      expect([left < 32, top < 32]).toEqual([true, true])
  })

  it('goes on after a picture that cannot be read', async () => {
    const damaged = { path: stored(new TextEncoder().encode('no picture')), width: 64, height: 64 }
    const lines = await detect(squareModel(), [damaged, await picture(64, 64, [])])
    expect(lines).toEqual([
      { picture: 0, problem: { code: 'detector.unreadablePicture', values: {} } },
      { picture: 1, found: [] },
    ])
  })

  it('can be aborted', async () => {
    const task = { model: stored(squareModel()), pictures: [], minConfidence: 0.5 }
    const running = detectObjects(task, { signal: AbortSignal.timeout(50) }, () => undefined)
    await expect(running).rejects.toMatchObject({ reason: 'aborted' })
  })
})

test.each([
  ["{0: 'person', 1: 'solar panel'}", ['person', 'solar panel']],
  ["{0: \"crane's hook\", 1: 'a\\'b'}", ["crane's hook", "a'b"]],
  ['{"0": "person", "1": "boat"}', ['person', 'boat']],
  ['["person", "boat"]', ['person', 'boat']],
  ['person, boat', []],
  ['', []],
])('reads the class names %s', (text, names) => {
  expect([...readClassNames(text).values()]).toEqual(names)
})
