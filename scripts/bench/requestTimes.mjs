// Child process of evidence.ts: calls `url` ten milliseconds after each reply until its input ends, and prints the times of the
// calls in milliseconds.
import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 10

const [url, cookie] = process.argv.slice(2)
const times = []
let isWanted = true
process.stdin.on('end', () => (isWanted = false))
process.stdin.resume()
while (isWanted) {
  const startedAt = performance.now()
  const reply = await fetch(url, { headers: { cookie } })
  if (!reply.ok) throw new Error(await reply.text())
  await reply.arrayBuffer()
  times.push(performance.now() - startedAt)
  await sleep(PAUSE_MS)
}
process.stdout.write(JSON.stringify(times))
