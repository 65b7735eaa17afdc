// Worker of aircraft.ts: a TAK server that sends positions at a steady rate. Posts its port.
import { createServer } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

const { perSecond, aircraft } = workerData
const EVERY_MS = 50

function event(number) {
  const now = Date.now()
  const time = new Date(now).toISOString()
  const stale = new Date(now + 30_000).toISOString()
  const lat = 46 + (number % aircraft) / 1000 + (now % 1000) / 1e6
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><event version="2.0" uid="BENCH-${number % aircraft}" ` +
    `type="a-n-A-C-F" how="m-g" time="${time}" start="${time}" stale="${stale}">` +
    `<point lat="${lat}" lon="-92.1" hae="230.5" ce="10" le="9999999.0"/><detail>` +
    `<contact callsign="BENCH ${number % aircraft}"/><track course="${number % 360}" speed="30"/>` +
    `<remarks>Reported by the bench</remarks></detail></event>`
  )
}

const server = createServer((socket) => {
  let sent = 0
  const startedAt = performance.now()
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - startedAt) * perSecond) / 1000)
    const events = []
    while (sent < due) events.push(event(sent++))
    socket.write(events.join('\n'))
  }, EVERY_MS)
  socket.on('error', () => socket.destroy())
  socket.on('close', () => clearInterval(timer))
})
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
