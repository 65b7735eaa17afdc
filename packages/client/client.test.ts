import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ApiProblem, bodyOf, createClient } from './client'

const ADDRESS = 'https://aerie.example/apis/v1'
const MISSION = '01970000-0000-7000-8000-000000000001'

/** A client whose requests get this reply. */
function clientWith(status: number, body: string) {
  const sent: Request[] = []
  const client = createClient({
    address: ADDRESS,
    token: 'aerie_secret',
    fetch: async (request) => {
      sent.push(request)
      return new Response(body, { status, headers: { 'content-type': 'application/json' } })
    },
  })
  return { client, sent }
}

const getMission = (client: ReturnType<typeof createClient>) =>
  bodyOf(client.GET('/mission/get/{missionId}', { params: { path: { missionId: MISSION } } }))

test('sends the token and the parameters', async () => {
  const { client, sent } = clientWith(200, JSON.stringify({ status: true, data: { name: 'Harbour survey' } }))
  expect((await getMission(client)).data.name).toBe('Harbour survey')
  expect(sent.map(({ url }) => url)).toEqual([`${ADDRESS}/mission/get/${MISSION}`])
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer aerie_secret')
})

test('throws what the server says of a refused call', async () => {
  const problem = { status: false, message: 'Mission not found', code: 'mission.notFound', values: {} }
  const { client } = clientWith(404, JSON.stringify(problem))
  const error: unknown = await getMission(client).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiProblem)
  expect(error).toMatchObject({ status: 404, message: 'Mission not found', code: 'mission.notFound' })
})

test('throws for an answer that is not of the server', async () => {
  const { client } = clientWith(502, '<html>Bad gateway</html>')
  await expect(getMission(client)).rejects.toMatchObject({ status: 502, message: 'The server answered 502' })
})

test('the example of the README is the one whose types are checked', () => {
  const example = readFileSync(path.join(__dirname, 'example.ts'), 'utf8')
  expect(readFileSync(path.join(__dirname, 'README.md'), 'utf8')).toContain(example)
})
