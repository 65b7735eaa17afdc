import type { ReactNode } from 'react'
import { cameraOf, type AlertDraft } from '../../../alerts/alertDraft'
import { raiseText } from '../../../alerts/raiseMessages'
import { useRaiseAlert } from '../../../alerts/useRaiseAlert'
import { showMessage } from '../../../shared/showMessage'
import { LONGEST_PICTURE, pictureOf } from '../../../shared/videoPicture'
import type { Clip } from './clips'
import type { Frame } from './useSaveOutcome'

interface RaiseFromFrame {
  /** Opens the form. Undefined if the user may not raise alerts. */
  raise: (() => void) | undefined
  /** Raises it without a form. */
  raiseAtOnce: (() => void) | undefined
  dialog: ReactNode
}

/** Raises alerts about the shown frame, with its moment, its time and the position of the drone. */
export function useRaiseFromFrame({ recording, start }: Clip, frameNow: () => Frame): RaiseFromFrame {
  const { raise, raiseAtOnce, dialog } = useRaiseAlert()
  const { _id: recordingId, missionId, flightId, startedAt, startOrigin, camera, name } = recording
  if (!raise || !raiseAtOnce) return { raise: undefined, raiseAtOnce: undefined, dialog }
  const raiseFrom = async (open: (draft: AlertDraft) => void) => {
    const { video, time, position } = frameNow()
    const picture = video && (await pictureOf(video, 'image/jpeg', LONGEST_PICTURE).catch(() => null))
    if (!picture) showMessage({ type: 'warning', text: raiseText('noPicture') })
    open({
      missionId,
      recordingId,
      camera: cameraOf(camera || name),
      momentMs: Math.max(0, Math.round(time - start)),
      ...(picture && { picture }),
      ...(flightId !== null && { flightId }),
      ...(startedAt !== null && {
        occurredAt: new Date(Math.round(time)).toISOString(),
        isTimeOfFile: startOrigin === 'container',
      }),
      ...(position && { position: { lat: position[1], long: position[0] } }),
    })
  }
  return { raise: () => void raiseFrom(raise), raiseAtOnce: () => void raiseFrom(raiseAtOnce), dialog }
}
