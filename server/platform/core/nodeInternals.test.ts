// Private members of Node, which an update may rename without a word.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm, writeFile } from 'node:fs/promises'
import { createConnection, createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { forgetHandedOverSockets } from './nodeInternals'

test('a server closes although the process that has its sockets has ended', async () => {
  const script = path.join(tmpdir(), `aerie-holder-${process.pid}.cjs`)
  await writeFile(script, "process.on('message', (_message, socket) => { socket.resume(); process.send('taken') })")
  const holder = fork(script, [], { execArgv: [] })
  const server = createServer((socket) => holder.send('socket', socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const client = createConnection((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
  await once(holder, 'message')
  holder.kill('SIGKILL')
  await once(holder, 'exit')
  client.destroy()
  await rm(script)

  // Set by Node with the first socket that is handed over.
  expect(server).toHaveProperty('_usingWorkers', true)
  forgetHandedOverSockets(server)
  const closed = once(server, 'close')
  server.close()
  await closed
})
