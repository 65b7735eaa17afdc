// Reads and converts one video in a process of its own, with limits (convertVideo.ts). The argument is JSON; progress and the
// result go to the standard output as lines of JSON.
import { MessageError } from '../../platform/core/messageError'
import { readVideo } from './readVideo'
import type { VideoLine, VideoTask } from './videoTask'

const report = (line: VideoLine): void => void process.stdout.write(`${JSON.stringify(line)}\n`)

async function main(task: VideoTask): Promise<VideoLine> {
  try {
    return { result: await readVideo(task, (progress) => report({ progress })) }
  } catch (error) {
    if (!(error instanceof MessageError)) throw error
    return { problem: error.text }
  }
}

void main(JSON.parse(process.argv[2] ?? '') as VideoTask).then(report)
