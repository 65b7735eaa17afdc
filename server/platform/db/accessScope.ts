// Which client, visit or support session a request belongs to. `inTenant` reads it, so that handlers need not pass it on.
import { AsyncLocalStorage } from 'node:async_hooks'

/** The client ID of people without a client company. No client has it, so that they see nothing. */
const NO_CLIENT = '00000000-0000-0000-0000-000000000000'

interface Scope {
  clientId?: string
  /** The session of a super-admin who has entered the tenant. */
  supportSession?: string
  /** SHA-256 of the token of a visitor of a share, in hexadecimal. */
  visit?: string
  /** Where the stored files that the work finds are noted. */
  files?: Set<string>
}

const scopes = new AsyncLocalStorage<Scope | undefined>()

/**
 * Limits `work`, and everything it awaits, to what the client sees. Null limits it to nothing.
 * @param files receives the IDs of the stored files that `work` finds
 */
export const runAsClient = <T>(clientId: string | null, work: () => T, files?: Set<string>): T =>
  scopes.run({ clientId: clientId ?? NO_CLIENT, ...(files && { files }) }, work)

/** Limits `work`, and everything it awaits, to the time that the support access of the session is open. */
export const runAsSupport = <T>(supportSession: string, work: () => T): T => scopes.run({ supportSession }, work)

/**
 * Limits `work`, and everything it awaits, to what the share of the visit shows, and to the time that it is valid.
 * @param files receives the IDs of the stored files that `work` finds
 */
export const runAsVisitor = <T>(visit: string, work: () => T, files?: Set<string>): T =>
  scopes.run({ visit, ...(files && { files }) }, work)

/** Notes that the running work has found a stored file, which it may send for long. */
export const noteFile = (fileId: string): void => void scopes.getStore()?.files?.add(fileId)

/** The client that the running work is limited to; undefined for everybody else. */
export const currentClient = (): string | undefined => scopes.getStore()?.clientId

/** The session of the super-admin that the running work reads for; undefined for everybody else. */
export const currentSupportSession = (): string | undefined => scopes.getStore()?.supportSession

/** The visit that the running work is limited to; undefined for everybody else. */
export const currentVisit = (): string | undefined => scopes.getStore()?.visit

/** Runs `work` without the limit: for work that one request starts on behalf of all, such as publishing events. */
export const runOutsideScope = <T>(work: () => T): T => scopes.run(undefined, work)

/**
 * Rows that are read in the current scope, whoever asks for the next one. A stream asks for more when its receiver is
 * ready, which need not be part of the request.
 */
export function keepScope<T>(rows: AsyncGenerator<T>): AsyncIterable<T> {
  const scope = scopes.getStore()
  const inScope = <R>(work: () => R): R => scopes.run(scope, work)
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => inScope(() => rows.next()),
      return: () => inScope(() => rows.return(undefined)),
    }),
  }
}
