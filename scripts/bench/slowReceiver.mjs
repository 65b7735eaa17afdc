// Worker of webhooks.ts: a receiver of webhooks that answers late. Posts its port, then the number of deliveries.
import { createServer } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

let received = 0
const server = createServer((request, response) => {
  request.resume()
  parentPort.postMessage({ received: ++received })
  setTimeout(() => response.end('late'), workerData.delayMs)
})
server.listen(0, '127.0.0.1', () => parentPort.postMessage({ port: server.address().port }))
