import { createHash } from 'node:crypto'
import type { components } from '../../platform/contract/contract.gen'

/**
 * The duplicate key of an alert that a person raises without one: equal alerts have the same, whenever they were seen.
 * @param picture the bytes of its picture, which must be equal as well
 */
export function keyOf(alert: components['schemas']['NewAlert'], picture?: Buffer): string {
  const facts = [
    alert.title.trim(),
    alert.kind.trim(),
    alert.severity,
    alert.description,
    alert.ownerId,
    alert.dueAt,
    alert.flightId,
    alert.recordingId,
    alert.momentMs,
    alert.streamId,
    alert.position?.lat,
    alert.position?.long,
    alert.clientVisible,
  ]
  const hash = createHash('sha256').update(JSON.stringify(facts))
  if (picture) hash.update(picture)
  return `equal/${hash.digest('hex')}`
}
