// Reads one telemetry file in its own process, with limits (parseTelemetry.ts). The argument is JSON. Samples go to the
// output file, one per line; progress and the result go to the standard output as lines of JSON.
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { MessageError } from '../../platform/core/messageError'
import type { ParseLine, ParseTask, SampleRow } from './parseTelemetry'
import { readTelemetry } from './readTelemetry'
import type { Sample } from './sample'

const PROGRESS_EVERY = 10_000
const FLUSH_CHARACTERS = 64 * 1024

const report = (line: ParseLine): void => void process.stdout.write(`${JSON.stringify(line)}\n`)

async function main({ output, ...file }: ParseTask): Promise<ParseLine> {
  const out = createWriteStream(output)
  let text = ''
  let count = 0
  const write = async () => {
    const piece = text
    text = ''
    if (!out.write(piece)) await once(out, 'drain')
  }
  try {
    const result = await readTelemetry(file, async (sample) => {
      text += `${JSON.stringify(rowOf(sample))}\n`
      if (++count % PROGRESS_EVERY === 0) report({ count })
      if (text.length > FLUSH_CHARACTERS) await write()
    })
    await write()
    return { result }
  } catch (error) {
    if (!(error instanceof MessageError)) throw error
    return { problem: error.text }
  } finally {
    out.end()
    await finished(out)
  }
}

const rowOf = (sample: Sample): SampleRow => [
  sample.at,
  sample.long,
  sample.lat,
  sample.altitude,
  sample.height,
  sample.speed,
  sample.battery,
  sample.heading,
  sample.gimbalYaw,
  sample.gimbalPitch,
  sample.focalLength,
]

void main(JSON.parse(process.argv[2] ?? '') as ParseTask).then(report)
