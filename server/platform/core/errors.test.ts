import { Writable } from 'node:stream'
import Fastify, { type FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { asAppError, handleError } from './errors'
import { inTenant } from '../db/tenancy'
import { startTestApp, type TestApp } from '../../testing/testApp'

test.each([
  ['22003', 400, 'A value is out of range'],
  ['22P02', 400, 'A value is out of range'],
  ['23505', 409, 'An entry with these values already exists. Change a value and try again.'],
  ['23502', 500, 'Something went wrong!'],
  ['23514', 500, 'Something went wrong!'],
  ['23P01', 500, 'Something went wrong!'],
])('answers PostgreSQL error %s with %i', (code, status, message) => {
  expect(asAppError(Object.assign(new Error('internal details'), { code }))).toMatchObject({ status, message })
})

describe('a failing query inside a request', () => {
  let aerie: TestApp
  let app: FastifyInstance
  const logged: { level: number; err?: { code?: string } }[] = []

  beforeAll(async () => {
    aerie = await startTestApp()
    const stream = new Writable({
      write(line: Buffer, _encoding, done) {
        logged.push(JSON.parse(line.toString()) as (typeof logged)[number])
        done()
      },
    })
    app = Fastify({ logger: { level: 'error', stream } })
    app.decorateRequest('language', 'en')
    app.setErrorHandler(handleError)
    app.get('/:name', (request) => {
      const { name } = request.params as { name: string }
      const statements: Record<string, ReturnType<typeof sql>> = {
        'not-null': sql`update tenant set name = null`,
        check: sql`update tenant set name = ''`,
        range: sql`select ${'99999999999999999999'}::text::integer`,
      }
      return inTenant(aerie.db, aerie.demo.id, (tx) => (statements[name] ?? sql`select 1`).execute(tx))
    })
  })
  beforeEach(() => logged.splice(0))
  afterAll(async () => {
    await app.close()
    await aerie.close()
  })

  test.each([
    ['not-null', '23502'],
    ['check', '23514'],
  ])('violating a %s constraint answers 500 without details and logs an error', async (name, code) => {
    const response = await app.inject(`/${name}`)
    expect(response.statusCode).toBe(500)
    expect(response.json()).toMatchObject({ status: false, message: 'Something went wrong!', code: 'error.unknown' })
    expect(response.body).not.toContain('tenant')
    expect(logged).toEqual([expect.objectContaining({ level: 50, err: expect.objectContaining({ code }) as object })])
  })

  test('with a number out of range answers 400 and logs nothing', async () => {
    expect((await app.inject('/range')).statusCode).toBe(400)
    expect(logged).toEqual([])
  })
})
