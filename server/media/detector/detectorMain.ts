// Inspects or runs one model in a process of its own, with limits (runDetector.ts). The argument is JSON; the results go to
// the standard output as lines of JSON.
import { MessageError } from '../../platform/core/messageError'
import type { DetectorLine, DetectorTask } from './detectorTask'
import { loadDetector, PictureError, type Detector } from './session'

const report = (line: DetectorLine): void => void process.stdout.write(`${JSON.stringify(line)}\n`)

// The runtime must not write among the results.
console.log = console.error

async function main(task: DetectorTask): Promise<DetectorLine> {
  try {
    const detector = await loadDetector(task.model)
    if (task.kind === 'inspect') return { facts: detector.facts }
    for (const picture of task.pictures.keys()) report(await detectIn(detector, task, picture))
    return { done: true }
  } catch (error) {
    if (!(error instanceof MessageError)) throw error
    return { refused: error.text }
  }
}

async function detectIn(
  detector: Detector,
  { pictures, minConfidence }: Extract<DetectorTask, { kind: 'detect' }>,
  picture: number,
): Promise<DetectorLine> {
  const file = pictures[picture]
  if (!file) return { picture, found: [] }
  try {
    return { picture, found: await detector.detect(file, minConfidence) }
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    return { picture, problem: error.text }
  }
}

void main(JSON.parse(process.argv[2] ?? '') as DetectorTask).then(report)
