import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const MODULE = pathToFileURL(path.join(__dirname, 'machineLock.mjs')).href

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** A process that takes the lock, says so, and ends when its input ends. */
function holder(port: number) {
  const script = `
    import { takeMachine } from '${MODULE}'
    await takeMachine(${port})
    process.stdout.write('taken')
    process.stdin.resume().on('end', () => process.exit(0))`
  return spawn(process.execPath, ['--input-type=module', '-e', script])
}

const printed = async (child: ReturnType<typeof holder>): Promise<string> =>
  String(((await once(child.stdout, 'data')) as [Buffer])[0])

test.each(['ends', 'is killed'])('a second check waits until the first one %s', async (how) => {
  const port = await freePort()
  const first = holder(port)
  expect(await printed(first)).toBe('taken')
  const second = holder(port)
  expect(await printed(second)).toContain('Waiting for another check')
  if (how === 'ends') first.stdin.end()
  else first.kill('SIGKILL')
  expect(await printed(second)).toBe('taken')
  second.stdin.end()
  await once(second, 'exit')
})
