import { useCreateOutcomeMutation } from '../../../api/outcome'
import type { ActiveStream } from '../../../api/stream'
import { useCan } from '../../../session/useCan'
import { showMessage } from '../../../shared/showMessage'
import { useSearchUpdate } from '../../../shared/useSearchUpdate'
import type { LivePlayerHandle } from '../player/LivePlayer'
import { wallText } from './messages'

/** Saves the current picture of a stream as an outcome of its mission and opens it. Undefined without the permission. */
export function useSaveOutcome():
  ((player: LivePlayerHandle | null, stream: ActiveStream) => Promise<void>) | undefined {
  const canSave = useCan('alert_create')
  const [create] = useCreateOutcomeMutation()
  const update = useSearchUpdate()
  if (!canSave) return undefined
  return async (player, { missionId, flightId, position }) => {
    const file = await player?.snapshot().catch(() => undefined)
    if (!file) return showMessage({ type: 'warning', text: wallText('outcomeFailed') })
    const { data } = await create({
      missionId,
      body: { file },
      ...(flightId !== null && { flightId }),
      ...(position && { lat: position.lat, long: position.long }),
    })
    const id = data?.data._id
    if (id === undefined) return
    update((now) => {
      now.set('outcome', id)
      return now
    })
  }
}
