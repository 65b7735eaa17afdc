import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { hasNetworkNamespaces, permissionOptions, withoutProcesses } from './confinement'
import { ROOT } from './folders'
import { runSandboxed } from './sandboxedProcess'

const READER = 'media/document-text/officeTextProcess.cjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'aerie-confined-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const run = (options: readonly string[], code: string) =>
  runSandboxed({
    program: process.execPath,
    args: [...options, '-e', code],
    env: {},
    timeoutMs: 60_000,
    memoryMegabytes: 512,
  })

test('a reader has no network where the system offers network namespaces', async () => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const output = await run(
    [],
    `const socket = require('node:net').connect(${port}, '127.0.0.1')
     socket.on('connect', () => { console.log('connected'); socket.destroy() })
     socket.on('error', ({ code }) => console.log(code))`,
  )
  server.close()
  const isolated = [expect.stringMatching(/^ECONNREFUSED|^ENETUNREACH/), 0]
  expect([output.trim(), connections]).toEqual(hasNetworkNamespaces() ? isolated : ['connected', 1])
})

test('a reader reads and writes the files of its task, its own code and nothing else', async () => {
  const own = path.join(folder, 'own.docx')
  const output = path.join(folder, 'output.txt')
  const neighbour = path.join(folder, 'neighbour.docx')
  writeFileSync(own, 'own')
  writeFileSync(neighbour, 'of another tenant')
  writeFileSync(path.join(folder, '.env'), 'SECRET')
  const options = permissionOptions(READER, { reads: [own], writes: [output] })
  const attempt = (expression: string) =>
    `try { const { readFileSync, writeFileSync, readdirSync } = require('node:fs'); console.log(String(${expression})) }
     catch ({ code }) { console.log(code) }`
  const results: string[] = []
  for (const expression of [
    `readFileSync(${JSON.stringify(own)})`,
    `writeFileSync(${JSON.stringify(output)}, 'x')`,
    `require(${JSON.stringify(path.join(ROOT, 'node_modules/yauzl'))}) && 'loaded'`,
    `writeFileSync(${JSON.stringify(own)}, 'changed')`,
    `readFileSync(${JSON.stringify(neighbour)})`,
    `readdirSync(${JSON.stringify(folder)})`,
    `readFileSync(${JSON.stringify(path.join(ROOT, 'CHANGELOG.md'))})`,
    `readFileSync('/etc/passwd')`,
  ])
    results.push((await run(options, attempt(expression))).trim())
  expect(results).toEqual(['own', 'undefined', 'loaded', ...Array.from({ length: 5 }, () => 'ERR_ACCESS_DENIED')])
})

test('a reader whose files are named later starts no processes, and warns of nothing', async () => {
  const code = `try { require('node:child_process').spawnSync('true') } catch ({ code }) { console.log(code) }`
  expect((await run(withoutProcesses(), code)).trim()).toBe('ERR_ACCESS_DENIED')
  const failing = run(withoutProcesses(), `process.stderr.write('only this'); process.exit(1)`)
  await expect(failing).rejects.toThrow(/ 1: only this$/)
})

test.each([
  ['20.19.0', '--experimental-permission'],
  ['22.12.0', '--experimental-permission'],
  ['22.13.0', '--permission'],
  ['23.4.0', '--experimental-permission'],
  ['23.5.0', '--permission'],
  ['24.0.0', '--permission'],
])('Node %s has the permission model as %s', (version, flag) => {
  expect(withoutProcesses(version)[0]).toBe(flag)
})
