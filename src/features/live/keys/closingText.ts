import type { StreamKey } from '../../../api/stream'
import { absoluteTime } from '../../../shared/time/timeText'
import { keysText } from './messages'

type Closing = NonNullable<StreamKey['lastClosing']>

/** Ends of streams; the other reasons are those of refusals. */
const ENDS: readonly Closing['reason'][] = [
  'publisher',
  'lost',
  'idle',
  'closed',
  'engine',
  'malformed',
  'noPicture',
  'replaced',
]

/** What happened to the latest connection of a publisher, in a sentence. */
export const closingText = (closing: Closing): string =>
  keysText(ENDS.includes(closing.reason) ? 'lastEnded' : 'lastRefused', {
    time: absoluteTime(closing.at),
    reason: keysText(`closing.${closing.reason}`),
  })
