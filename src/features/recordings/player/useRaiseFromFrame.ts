import type { ReactNode } from 'react'
import { raiseText } from '../../../alerts/raiseMessages'
import { useRaiseAlert } from '../../../alerts/useRaiseAlert'
import { showMessage } from '../../../shared/showMessage'
import { LONGEST_PICTURE, pictureOf } from '../videoPicture'
import type { Clip } from './clips'
import type { Frame } from './useSaveOutcome'

/** Raises alerts about the shown frame, with its moment, its time and the position of the drone. */
export function useRaiseFromFrame(
  { recording, start }: Clip,
  frameNow: () => Frame,
): { raise: (() => void) | undefined; dialog: ReactNode } {
  const { raise, dialog } = useRaiseAlert()
  const { _id: recordingId, missionId, flightId, startedAt } = recording
  if (!raise) return { raise, dialog }
  const raiseNow = async () => {
    const { video, time, position } = frameNow()
    const picture = video && (await pictureOf(video, 'image/jpeg', LONGEST_PICTURE).catch(() => null))
    if (!picture) showMessage({ type: 'warning', text: raiseText('noPicture') })
    raise({
      missionId,
      recordingId,
      momentMs: Math.max(0, Math.round(time - start)),
      ...(picture && { picture }),
      ...(flightId !== null && { flightId }),
      ...(startedAt !== null && { occurredAt: new Date(Math.round(time)).toISOString() }),
      ...(position && { position: { lat: position[1], long: position[0] } }),
    })
  }
  return { raise: () => void raiseNow(), dialog }
}
