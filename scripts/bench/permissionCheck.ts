// Measures the permission check of a request: alone, and as the difference between a request with and without it. Uses no
// database.
import Fastify, { type FastifyInstance } from 'fastify'
import { registerContract, type Handlers, type OperationId } from '../../server/platform/http/contract'
import {
  ALLOWED_FOR_TENANT,
  effectivePermissions,
  requirePermission,
  type Permission,
} from '../../server/platform/identity/permissions'
import type { Principal } from '../../server/platform/identity/session'
import { loadSpec, operationsOf, type SpecPermission } from '../../server/platform/contract/spec'
import { median, type Bench } from './table'
import { sized } from './size'

const CHECKS = sized(100_000, 100)
const REQUESTS = sized(2000, 10)
const ROUNDS = sized(9, 1)
const URL = '/apis/v1/mission/export'
const OPERATION = 'exportMissions'
const WANTED = 'mission_list'
const BUDGET_MS = 0.1

/** The maximum: a user with every grantable permission, twice. */
const granted = [...ALLOWED_FOR_TENANT, ...ALLOWED_FOR_TENANT]

const rights = (): Set<Permission> => effectivePermissions('tenant-staff', granted)

export const permissionCheck: Bench = {
  title: `Permission check, ${granted.length} grants, median of ${ROUNDS} interleaved rounds`,
  async run() {
    const fixed = rights()
    const checked = await serve(WANTED, rights)
    const unchecked = await serve('session', () => fixed)
    const alone: number[] = []
    const requests = { with: [] as number[], without: [] as number[] }
    try {
      for (let round = 0; round <= ROUNDS; round++) {
        const times = {
          alone: timeOf(() => requirePermission({ userType: 'tenant-staff', permissions: rights() }, WANTED)),
          with: await timeOfRequests(checked),
          without: await timeOfRequests(unchecked),
        }
        // The first round warms up.
        if (round === 0) continue
        alone.push(times.alone)
        requests.with.push(times.with)
        requests.without.push(times.without)
      }
    } finally {
      await Promise.all([checked.close(), unchecked.close()])
    }
    const one = median(requests.with)
    const two = median(requests.without)
    return [
      { what: 'the check alone', figure: ms(median(alone)), budget: `<= ${BUDGET_MS} ms` },
      { what: 'a request with it', figure: ms(one) },
      {
        what: 'the same request without',
        figure: ms(two),
        ratio: `${ms(one - two)} less`,
        budget: `<= ${BUDGET_MS} ms`,
      },
    ]
  },
}

/** Duration of one call in milliseconds. */
function timeOf(act: () => void): number {
  const begin = performance.now()
  for (let call = 0; call < CHECKS; call++) act()
  return (performance.now() - begin) / CHECKS
}

async function timeOfRequests(app: FastifyInstance): Promise<number> {
  const begin = performance.now()
  for (let call = 0; call < REQUESTS; call++) {
    const { statusCode, body } = await app.inject(URL)
    if (statusCode !== 200) throw new Error(body)
  }
  return (performance.now() - begin) / REQUESTS
}

/** The routes of the contract with empty handlers; `OPERATION` requires `wanted`. */
async function serve(wanted: SpecPermission, permissions: () => Set<Permission>): Promise<FastifyInstance> {
  const spec = structuredClone(loadSpec().spec)
  const operations = operationsOf(spec)
  for (const { operation } of operations) {
    if (operation.operationId === OPERATION) operation['x-permission'] = wanted
  }
  const nothing = () => Promise.resolve({})
  const handlers = Object.fromEntries(operations.map(({ operation }) => [operation.operationId, nothing]))
  const app = Fastify()
  const asker: Omit<Principal, 'permissions'> = {
    sessionId: '',
    userId: '',
    tenantId: null,
    clientId: null,
    tenantName: null,
    name: '',
    email: '',
    avatar: null,
    language: null,
    userType: 'tenant-staff',
    customPermissions: granted,
    isTermsAccepted: true,
    isSecondFactorMissing: false,
  }
  registerContract(app, spec, handlers as unknown as Handlers<OperationId>, {
    authenticate: () => Promise.resolve({ ...asker, permissions: permissions() }),
    seesFiles: () => Promise.resolve(true),
  })
  await app.ready()
  return app
}

const ms = (time: number): string => `${time.toFixed(4)} ms`
