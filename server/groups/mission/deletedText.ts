import type { Message } from '../../platform/core/messages'
import type { Holds } from './holdsSql'
import { missionText } from './messages'

/** Says that a mission was deleted, and what keeps it in the trash. */
export function deletedText({ heldRecordings: held, evidenceCases: cases }: Holds): Message {
  if (held > 0 && cases > 0) return missionText('deletedButBoth', { held, cases })
  if (held > 0) return missionText('deletedButHeld', { held })
  if (cases > 0) return missionText('deletedButEvidence', { cases })
  return missionText('deleted')
}
