// Requests of visitors: whose share they read, and their places beside those of the tenant's people.
import { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { AppError, errorText, logFailure, notFound } from '../../platform/core/errors'
import { runAsVisitor } from '../../platform/db/accessScope'
import { asPlatform, readAsPlatform, readInTenant } from '../../platform/db/tenancy'
import { seesStoredFiles } from '../../platform/storage/sql'
import { endWithAccess } from '../../platform/http/endedAccess'
import { createShares, whenClosed } from '../../platform/http/shares'
import type { Services } from '../services'
import { hashOf } from '../stream/public'
import { selectVisitor, touchVisit, type Visitor } from './sql'

/** A visit is seen at most this often. */
const SEEN_MS = 30_000
const MOST_VISITORS = 10_000

interface Known {
  visitor: Visitor
  seenAt: number
}

export interface Visitors {
  /**
   * Runs `work` limited to what the share of the visit shows. Each transaction in it checks the visit again, and a file that it
   * returns is not sent to the end when the visit ends.
   * @throws AppError 404 when the visit has ended, 503 when too many visitors of the share wait
   */
  run<T>(token: string, request: FastifyRequest, work: (visitor: Visitor) => Promise<T>): Promise<T>
}

export function createVisitors({ db, log }: Pick<Services, 'db' | 'log'>): Visitors {
  // Which share a visit belongs to never changes, so that only its end has to be read again.
  const known = new LRUCache<string, Known>({ max: MOST_VISITORS })
  // A link that many people open shares the places of one caller.
  const places = createShares()

  async function find(hash: Buffer): Promise<Known> {
    const name = hash.toString('hex')
    const found = known.get(name)
    if (found) return found
    const visitor = await readAsPlatform(db, (tx) => selectVisitor(tx, hash))
    if (!visitor) throw notFound(errorText('visitEnded'))
    const entry = { visitor, seenAt: Date.now() }
    known.set(name, entry)
    return entry
  }

  function touch(entry: Known): void {
    if (Date.now() - entry.seenAt < SEEN_MS) return
    entry.seenAt = Date.now()
    asPlatform(db, (tx) => touchVisit(tx, entry.visitor.visitId)).catch(logFailure(log, 'noting a visitor'))
  }

  /** Whether the visit goes on and its share still shows the files. */
  async function mayReceive(hash: Buffer, { tenantId }: Visitor, files: ReadonlySet<string>): Promise<boolean> {
    const see = () => readInTenant(db, tenantId, (tx) => seesStoredFiles(tenantId, tx, files))
    if (!(await readAsPlatform(db, (tx) => selectVisitor(tx, hash)))) return false
    return files.size === 0 || runAsVisitor(hash.toString('hex'), see).catch(unlessEnded)
  }

  return {
    async run(token, request, work) {
      const hash = hashOf(token)
      const entry = await find(hash)
      touch(entry)
      const { visitor } = entry
      const files = new Set<string>()
      const limited = () => runAsVisitor(hash.toString('hex'), () => work(visitor), files)
      const result = await places.run(visitor.shareId, limited, whenClosed(request))
      if (result instanceof Readable) endWithAccess(result, () => mayReceive(hash, visitor, files))
      return result
    },
  }
}

/** @throws any other error */
function unlessEnded(error: unknown): false {
  if (error instanceof AppError && error.status === 404) return false
  throw error
}
