// Worker of webhooks.ts and alertWebhook.ts: sends a POST at an even rate until it is terminated, and posts the number of
// accepted calls. Each has a number in its name or title.
import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

const { url, headers, field, perMinute } = workerData
const agent = new Agent({ keepAlive: true, maxSockets: 20 })
let sent = 0
let accepted = 0

setInterval(() => {
  const body = JSON.stringify({ [field]: `Load ${sent}` })
  sent++
  const call = request(
    url,
    { method: 'POST', agent, headers: { ...headers, 'content-type': 'application/json' } },
    (reply) => {
      reply.resume()
      if (reply.statusCode < 300) parentPort.postMessage(++accepted)
    },
  )
  call.on('error', () => undefined)
  call.end(body)
}, 60_000 / perMinute)
