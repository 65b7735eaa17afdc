import type { ThreadSummary } from '../../api/thread'
import { positionText } from '../../shared/positionText'
import { threadsText } from './messages'

/** What a thread belongs to. */
export function threadName({ entity, name, featureIndex = 0, position }: ThreadSummary): string {
  switch (entity) {
    case 'place':
      return threadsText('place', { position: position ? positionText(position) : '' })
    case 'feature':
      return threadsText('feature', { layer: name, index: featureIndex })
    default:
      return threadsText(entity, { name })
  }
}
