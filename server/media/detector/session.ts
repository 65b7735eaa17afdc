// Loads a model into the runtime, checks that it is a detector, and runs it.
import { readFile, stat } from 'node:fs/promises'
import { env, InferenceSession, Tensor } from 'onnxruntime-web'
import { inPicture, mergeParts, readObjects } from './boxes'
import { DetectorError } from './detectorError'
import type { FoundObject, ModelFacts, Picture } from './detectorTask'
import { letterbox, planesOf, readPixels, type Letterbox } from './letterbox'
import { detectorText } from './messages'
import { readModelFile } from './modelFile'
import { inputSize, outputLayout } from './modelShape'
import { planTiles } from './tiles'

const MEGABYTE = 1024 * 1024
export const MAX_MODEL_MEGABYTES = 100

// One thread, and nothing but errors on the standard error.
env.wasm.numThreads = 1
env.logLevel = 'error'

export interface Detector {
  facts: ModelFacts
  detect(picture: Picture, minConfidence: number): Promise<FoundObject[]>
}

/** Runs the model once, on a grey picture. @throws DetectorError */
export async function loadDetector(path: string): Promise<Detector> {
  if ((await stat(path)).size > MAX_MODEL_MEGABYTES * MEGABYTE) {
    throw new DetectorError(detectorText('tooLargeFile', { limit: MAX_MODEL_MEGABYTES }))
  }
  const file = await readFile(path)
  const metadata = readModelFile(file)
  // The runtime gets bytes, so it has no folder from which it could read other files.
  const session = await InferenceSession.create(file, { executionProviders: ['wasm'] }).catch((cause: unknown) => {
    throw new DetectorError(detectorText('notLoadable'), { cause })
  })
  const input = pictureInput(session)
  if (session.outputNames.length !== 1) {
    throw new DetectorError(detectorText('outputCount', { count: session.outputNames.length }))
  }

  async function run(planes: Float32Array): Promise<{ values: Float32Array; dims: readonly number[] }> {
    const tensor = new Tensor('float32', planes, [1, 3, input.height, input.width])
    const outputs = await session.run({ [input.name]: tensor }).catch((cause: unknown) => {
      throw new DetectorError(detectorText('notRunnable'), { cause })
    })
    const output = outputs[session.outputNames[0] ?? '']
    if (output?.type !== 'float32') throw new DetectorError(detectorText('outputType'))
    return { values: output.data as Float32Array, dims: output.dims }
  }

  const { dims } = await run(new Float32Array(3 * input.height * input.width).fill(0.5))
  const facts = {
    inputWidth: input.width,
    inputHeight: input.height,
    ...outputLayout(dims, metadata.get('names')),
  }
  return {
    facts,
    async detect(picture, minConfidence) {
      const placed = await readPicture(() => letterbox(picture.path, input, picture))
      const found = await look(placed, picture, minConfidence)
      const plan = picture.maxTiles === undefined ? undefined : planTiles(picture, input, picture.maxTiles)
      if (!plan) return found
      const parts = found.map((each) => ({ ...each, isCut: false }))
      const pixels = await readPicture(() => readPixels(picture.path, plan))
      for (const [left, top] of plan.corners) {
        const part = { left, top, pictureWidth: plan.width }
        const origin = { left: 0, top: 0 }
        const planes = planesOf(pixels, plan.tile, input, origin, part)
        // From pixels of the plan to those of the original.
        const across = picture.width / plan.width
        const down = picture.height / plan.height
        const size = { width: plan.tile.width * across, height: plan.tile.height * down }
        const inTile = await look({ planes, ...origin, ...plan.tile }, size, minConfidence)
        const tile = { ...size, left: left * across, top: top * down }
        parts.push(...inTile.map((each) => inPicture(each, tile, picture)))
      }
      return mergeParts(parts).map((each) => within(each, picture))
    },
  }

  async function look(
    placed: Letterbox,
    original: { width: number; height: number },
    minConfidence: number,
  ): Promise<FoundObject[]> {
    const { values, dims: shape } = await run(placed.planes)
    const { layout } = outputLayout(shape, undefined)
    const [, rows = 0, columns = 0] = shape
    return readObjects({ values, rows, columns }, layout, minConfidence, { letterbox: placed, original })
  }
}

/** Whole pixels of the picture. */
function within({ box: [left, top, width, height], ...object }: FoundObject, picture: Picture): FoundObject {
  const x = Math.min(Math.round(left), picture.width - 1)
  const y = Math.min(Math.round(top), picture.height - 1)
  const wide = Math.min(Math.max(1, Math.round(width)), picture.width - x)
  const high = Math.min(Math.max(1, Math.round(height)), picture.height - y)
  return { ...object, box: [x, y, wide, high] }
}

/** A picture that cannot be read says nothing about the model. */
export class PictureError extends DetectorError {}

async function readPicture<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read()
  } catch (cause) {
    throw new PictureError(detectorText('unreadablePicture'), { cause })
  }
}

function pictureInput({ inputMetadata }: InferenceSession): { name: string; width: number; height: number } {
  const [input] = inputMetadata
  if (!input || inputMetadata.length !== 1) {
    throw new DetectorError(detectorText('inputCount', { count: inputMetadata.length }))
  }
  if (!input.isTensor || input.type !== 'float32') throw new DetectorError(detectorText('inputType'))
  return { name: input.name, ...inputSize(input.shape) }
}
