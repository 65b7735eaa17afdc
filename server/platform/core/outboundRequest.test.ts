import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { postOutbound } from './outboundRequest'

let server: Server
let port: number
let answer: RequestListener
let requests = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    requests++
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const post = (address: string, timeoutMs?: number, signal = new AbortController().signal) =>
  postOutbound(address, { headers: { 'x-a': 'b' }, body: '{"a":1}', signal }, rules(), timeoutMs)
const rules = () => ({ permitted: [`127.0.0.1:${port}`], own: [] })

test('sends the body and the headers and returns the status and the start of the reply', async () => {
  answer = (request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () =>
      response.writeHead(202).end(`${request.method} ${request.headers['x-a'] as string} ${body}`),
    )
  }
  expect(await post(`http://127.0.0.1:${port}/hook`)).toEqual({ status: 202, start: 'POST b {"a":1}' })
})

test('connects to the address that was checked, whatever the name leads to', async () => {
  answer = (request, response) => response.end(request.headers.host)
  const sent = postOutbound(
    `http://hooks.example.invalid:${port}/`,
    { headers: {}, body: '', signal: new AbortController().signal },
    {
      permitted: ['hooks.example.invalid'],
      own: [],
      resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    },
  )
  expect(await sent).toEqual({ status: 200, start: `hooks.example.invalid:${port}` })
})

test('sends nothing when the name leads to a private address at this attempt', async () => {
  const before = requests
  const refused = postOutbound(
    `https://rebind.example.com:${port}/`,
    { headers: {}, body: '', signal: new AbortController().signal },
    { permitted: [], own: [], resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]) },
  )
  await expect(refused).rejects.toThrow('rebind.example.com is at 127.0.0.1, which is not a public address')
  expect(requests).toBe(before)
})

test('follows no redirects', async () => {
  answer = (_request, response) => response.writeHead(302, { location: `http://127.0.0.1:${port}/other` }).end()
  const before = requests
  expect((await post(`http://127.0.0.1:${port}/`)).status).toBe(302)
  expect(requests).toBe(before + 1)
})

test('keeps 2 KB of a reply without end', async () => {
  answer = (_request, response) => {
    const timer = setInterval(() => response.write('x'.repeat(1000)), 5)
    response.on('close', () => clearInterval(timer))
  }
  expect((await post(`http://127.0.0.1:${port}/`)).start).toBe('x'.repeat(2048))
})

test('ends with the reason when the receiver never answers, or never ends its answer', async () => {
  answer = () => undefined
  await expect(post(`http://127.0.0.1:${port}/`, 100)).rejects.toThrow('No complete reply within 0.1 seconds')
  answer = (_request, response) => response.writeHead(200).write('x')
  await expect(post(`http://127.0.0.1:${port}/`, 100)).rejects.toThrow('No complete reply within 0.1 seconds')
})

test('ends when the receiver answers with another protocol', async () => {
  const other = createServer()
  other.on('connection', (socket) => {
    socket.once('data', () =>
      socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
    )
  })
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const at = (other.address() as AddressInfo).port
  const sent = postOutbound(
    `http://127.0.0.1:${at}/`,
    { headers: {}, body: '', signal: new AbortController().signal },
    { permitted: ['127.0.0.1'], own: [] },
    200,
  )
  await expect(sent).rejects.toThrow()
  other.closeAllConnections()
  await new Promise((resolve) => other.close(resolve))
})

test('tells that nothing listens there', async () => {
  const unused = createServer()
  await new Promise<void>((resolve) => unused.listen(0, '127.0.0.1', resolve))
  const { port: free } = unused.address() as AddressInfo
  await new Promise((resolve) => unused.close(resolve))
  const sent = postOutbound(
    `http://127.0.0.1:${free}/`,
    { headers: {}, body: '', signal: new AbortController().signal },
    { permitted: ['127.0.0.1'], own: [] },
  )
  await expect(sent).rejects.toThrow('127.0.0.1 refused the connection')
})

test('stops when the caller stops it', async () => {
  answer = () => undefined
  const stopping = new AbortController()
  const sent = post(`http://127.0.0.1:${port}/`, 5000, stopping.signal)
  setTimeout(() => stopping.abort(new Error('stopped')), 20)
  await expect(sent).rejects.toThrow('stopped')
})
