// Worker of fairness.ts: reads `url` over many connections until it is terminated, with another number for `{n}` each time.
import { Agent, get } from 'node:http'
import { workerData } from 'node:worker_threads'

const { url, cookie, connections } = workerData
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const MOST = 80
let calls = 0

function read() {
  calls = (calls + 1) % MOST
  get(url.replace('{n}', String(calls)), { agent, headers: { cookie } }, (reply) => {
    reply.resume()
    reply.on('end', read)
  }).on('error', () => setTimeout(read, 50))
}

for (let connection = 0; connection < connections; connection++) read()
