// A UDP relay on this machine that loses a share of the datagrams, in both directions.
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'

export interface LossyRelay {
  port: number
  close(): void
}

/** @param share of the datagrams that are lost, from 0 to 1 */
export async function startLossyRelay(target: { host: string; port: number }, share: number): Promise<LossyRelay> {
  const entry = createSocket('udp4')
  const exits = new Map<number, Socket>()
  // The same losses in every run.
  let state = 42
  const isLost = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32 < share
  }
  entry.on('message', (data, { port }) => {
    let exit = exits.get(port)
    if (!exit) {
      // The server tells clients apart by their address.
      exit = createSocket('udp4')
      exit.on('message', (reply) => {
        if (!isLost()) entry.send(reply, port, target.host)
      })
      exits.set(port, exit)
    }
    if (!isLost()) exit.send(data, target.port, target.host)
  })
  entry.bind(0, target.host)
  await once(entry, 'listening')
  return {
    port: entry.address().port,
    close() {
      entry.close()
      for (const exit of exits.values()) exit.close()
    },
  }
}
