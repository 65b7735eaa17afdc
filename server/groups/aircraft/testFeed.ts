// Tries the connection to a TAK server, and looks what it sends.
import { setTimeout as sleep } from 'node:timers/promises'
import type { components } from '../../platform/contract/contract.gen'
import { MessageError } from '../../platform/core/messageError'
import { serializeMessage } from '../../platform/core/messages'
import { renderStored } from '../../platform/core/storedMessage'
import { inTenant } from '../../platform/db/tenancy'
import { NotCot } from '../../media/aircraft/cotStream'
import type { Services } from '../services'
import { connect, type Server } from './connect'
import { openIntake } from './intake'
import { aircraftText } from './messages'
import { outboundRules, requirePair, serverOf } from './server'
import { requireFeed } from './service'

type Result = components['schemas']['AircraftFeedTestReply']['data']

const LISTEN_MS = 3000

/** @throws AppError 404 for an unknown feed, 400 for what is no certificate or key */
export async function testFeed(
  { db, config }: Pick<Services, 'db' | 'config'>,
  tenantId: string,
  { aircraftFeedId, ...sent }: components['schemas']['AircraftFeedTest'],
): Promise<Result> {
  const feed = aircraftFeedId && (await inTenant(db, tenantId, (tx) => requireFeed(tenantId, tx, aircraftFeedId)))
  const isKeyNeeded = feed && sent.privateKey === undefined && (sent.certificate ?? '') !== ''
  const stored = isKeyNeeded ? serverOf(config, feed).privateKey : ''
  const server: Server = { serverName: '', authority: '', certificate: '', privateKey: stored, ...sent }
  requirePair(server)
  try {
    return { isConnected: true, problem: null, ...(await listen(server, outboundRules(config))) }
  } catch (error) {
    if (!(error instanceof MessageError)) throw error
    return { isConnected: false, problem: renderStored(serializeMessage(error.text)), messages: 0, aircraft: 0 }
  }
}

/** @throws MessageError */
async function listen(
  server: Server,
  rules: ReturnType<typeof outboundRules>,
): Promise<Pick<Result, 'messages' | 'aircraft'>> {
  const { host } = server
  const intake = openIntake('', () => 1)
  const socket = await connect(server, rules, new AbortController().signal)
  const over = new AbortController()
  let problem: Error | undefined
  const end = (error: Error): void => {
    problem ??= error
    over.abort()
  }
  socket.on('data', (chunk: Buffer) => {
    try {
      if (intake.push(chunk) > 0) over.abort()
    } catch (error) {
      end(error as Error)
    }
  })
  socket.on('close', () => end(new MessageError(aircraftText('ended', { host }))))
  await sleep(LISTEN_MS, undefined, { signal: over.signal }).catch(() => undefined)
  socket.removeAllListeners('close').destroy()
  if (problem instanceof NotCot) throw new MessageError(aircraftText('notCot', { host }))
  if (problem !== undefined) throw problem
  const { messages, passedOver } = intake.counted()
  return { messages, aircraft: messages - passedOver }
}
