// `npm run demo:stream` as a process of its own: a drone that publishes its video and its positions, and connects again.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** @returns ends the stream */
export function startDemoStream(rtmpAddress: string, key: string, server: string): () => Promise<void> {
  const stream = spawn(process.execPath, ['--import', 'tsx', 'scripts/demo-stream.ts', rtmpAddress, key, server], {
    stdio: 'ignore',
  })
  return async () => {
    if (stream.exitCode !== null || stream.signalCode !== null) return
    const ended = once(stream, 'exit')
    stream.kill('SIGKILL')
    await ended
  }
}
