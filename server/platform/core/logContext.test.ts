import type { FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { logContext } from './logContext'
import { runInRequest } from './requestContext'
import { recordSpans } from './spans'

const lines: string[] = []
const log = pino({ mixin: logContext }, { write: (line: string) => void lines.push(line) })
const request = { id: 'the request' } as FastifyRequest

afterEach(() => lines.splice(0))

test('names the request once, whoever writes the line', () => {
  log.warn('outside')
  runInRequest(request, () => {
    log.warn('by a service')
    log.child({ reqId: request.id }).warn('by the request')
  })
  expect(lines.map((line) => line.match(/"reqId":"the request"/g)?.length)).toEqual([undefined, 1, 1])
})

test('names the trace while spans are recorded', () => {
  const end = recordSpans({ run: (_name, _start, work) => work(() => undefined), traceId: () => 'the trace' })
  log.warn('traced')
  end()
  log.warn('not traced')
  expect(lines.map((line) => line.includes('"traceId":"the trace"'))).toEqual([true, false])
})
