import type { Logger } from 'pino'
import { currentRequestId } from './requestContext'
import { currentTraceId } from './spans'

/** What each log line has besides its own fields: the request that is being handled, and its trace. */
export function logContext(_fields: object, _level: number, logger: Logger): object {
  const requestId = 'reqId' in logger.bindings() ? undefined : currentRequestId()
  const traceId = currentTraceId()
  return {
    ...(requestId !== undefined && { reqId: requestId }),
    ...(traceId !== undefined && { traceId }),
  }
}
