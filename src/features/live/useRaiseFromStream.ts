import type { ReactNode } from 'react'
import { cameraOf } from '../../alerts/alertDraft'
import { raiseText } from '../../alerts/raiseMessages'
import { useRaiseAlert } from '../../alerts/useRaiseAlert'
import { serverTime } from '../../api/serverClock'
import type { ActiveStream } from '../../api/stream'
import { showMessage } from '../../shared/showMessage'
import type { LivePlayerHandle } from '../../live-player/LivePlayer'

/** @param isAtOnce whether it is raised without a form */
export type RaiseFromStream = (
  player: LivePlayerHandle | null,
  stream: ActiveStream,
  isAtOnce?: boolean,
) => Promise<void>

/** Raises alerts about live streams, with the current picture and the position of the drone. */
export function useRaiseFromStream(): { raise: RaiseFromStream | undefined; dialog: ReactNode } {
  const { raise, raiseAtOnce, dialog } = useRaiseAlert()
  if (!raise || !raiseAtOnce) return { raise: undefined, dialog }
  const raiseFrom: RaiseFromStream = async (player, stream, isAtOnce = false) => {
    const { _id: streamId, name, missionId, flightId, position } = stream
    // The moment that was seen, not the end of typing.
    const occurredAt = (player?.frameTime() ?? new Date(serverTime(Date.now()))).toISOString()
    // JPEG, because a PNG of a large picture is more than the server takes.
    const picture = await player?.snapshot('image/jpeg').catch(() => undefined)
    if (player && !picture) showMessage({ type: 'warning', text: raiseText('noPicture') })
    const open = isAtOnce ? raiseAtOnce : raise
    open({
      missionId,
      streamId,
      camera: cameraOf(name),
      occurredAt,
      picture,
      ...(flightId !== null && { flightId }),
      ...(position && { position: { lat: position.lat, long: position.long } }),
    })
  }
  return { raise: raiseFrom, dialog }
}
