import type { ReactNode } from 'react'
import { raiseText } from '../../alerts/raiseMessages'
import { useRaiseAlert } from '../../alerts/useRaiseAlert'
import type { ActiveStream } from '../../api/stream'
import { showMessage } from '../../shared/showMessage'
import type { LivePlayerHandle } from './player/LivePlayer'

export type RaiseFromStream = (player: LivePlayerHandle | null, stream: ActiveStream) => Promise<void>

/** Raises alerts about live streams, with the current picture and the position of the drone. */
export function useRaiseFromStream(): { raise: RaiseFromStream | undefined; dialog: ReactNode } {
  const { raise, dialog } = useRaiseAlert()
  if (!raise) return { raise, dialog }
  const raiseFrom: RaiseFromStream = async (player, { _id: streamId, missionId, flightId, position }) => {
    // The moment that was seen, not the end of typing.
    const occurredAt = new Date().toISOString()
    // JPEG, because a PNG of a large picture is more than the server takes.
    const picture = await player?.snapshot('image/jpeg').catch(() => undefined)
    if (player && !picture) showMessage({ type: 'warning', text: raiseText('noPicture') })
    raise({
      missionId,
      streamId,
      occurredAt,
      picture,
      ...(flightId !== null && { flightId }),
      ...(position && { position: { lat: position.lat, long: position.long } }),
    })
  }
  return { raise: raiseFrom, dialog }
}
