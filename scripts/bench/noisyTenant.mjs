// Worker of fairness.ts: reads `url` over many connections until it is terminated.
import { Agent, get } from 'node:http'
import { workerData } from 'node:worker_threads'

const { url, cookie, connections } = workerData
const agent = new Agent({ keepAlive: true, maxSockets: connections })

function read() {
  get(url, { agent, headers: { cookie } }, (reply) => {
    reply.resume()
    reply.on('end', read)
  }).on('error', () => setTimeout(read, 50))
}

for (let connection = 0; connection < connections; connection++) read()
