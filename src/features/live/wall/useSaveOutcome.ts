import type { ReactNode } from 'react'
import { useCreateOutcomeMutation } from '../../../api/outcome'
import type { ActiveStream } from '../../../api/stream'
import { useOutcomeDialog } from '../../../outcomes/useOutcomeDialog'
import { useCan } from '../../../session/useCan'
import { showMessage } from '../../../shared/showMessage'
import type { LivePlayerHandle } from '../../../live-player/LivePlayer'
import { wallText } from './messages'

interface SaveOutcome {
  /** Asks for the details of the current picture. Undefined without the permission. */
  save: ((player: LivePlayerHandle | null, stream: ActiveStream) => Promise<void>) | undefined
  dialog: ReactNode
}

/** Saves the current picture of a stream as an outcome of its mission and opens it. */
export function useSaveOutcome(): SaveOutcome {
  const canSave = useCan('alert_create')
  const [create] = useCreateOutcomeMutation()
  const { ask, dialog } = useOutcomeDialog()
  const save = async (player: LivePlayerHandle | null, { missionId, flightId, position }: ActiveStream) => {
    const takenAt = player?.frameTime().toISOString()
    const file = await player?.snapshot().catch(() => undefined)
    if (!file || takenAt === undefined) return showMessage({ type: 'warning', text: wallText('outcomeFailed') })
    ask({
      picture: file,
      takenAt,
      send: ({ note, pcount }) =>
        create({
          missionId,
          body: { file },
          takenAt,
          note,
          ...(pcount !== null && { pcount }),
          ...(flightId !== null && { flightId }),
          ...(position && { lat: position.lat, long: position.long }),
        }),
    })
  }
  return { save: canSave ? save : undefined, dialog }
}
