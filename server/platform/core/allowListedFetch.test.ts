import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAllowListedFetch } from './allowListedFetch'

test('connects to the allowed origins only', async () => {
  let connections = 0
  const server = createServer((_request, response) => response.end('{"ok":true}'))
  server.on('connection', () => connections++)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const outbound = createAllowListedFetch([`http://127.0.0.1:${port}`])
  expect(await outbound(`http://127.0.0.1:${port}/a`)).toEqual({ status: 200, body: { ok: true } })
  const before = connections
  for (const url of [
    `http://localhost:${port}/`,
    `http://2130706433:${port + 1}/`,
    `http://127.0.0.1:${port}@evil.test/`,
    `https://127.0.0.1:${port}/`,
    'http://169.254.169.254/latest/meta-data/',
    'file:///etc/passwd',
  ]) {
    await expect(outbound(url)).rejects.toThrow('are not allowed')
  }
  expect(connections).toBe(before)
  await new Promise((resolve) => server.close(resolve))
})

test('rejects replies that are not JSON and replies without end', async () => {
  const server = createServer((request, response) => {
    response.end(request.url === '/large' ? `"${'x'.repeat(1_100_000)}"` : '<html>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const outbound = createAllowListedFetch([address])
  for (const path of ['/', '/large']) {
    await expect(outbound(address + path)).rejects.toMatchObject({ status: 502 })
  }
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
