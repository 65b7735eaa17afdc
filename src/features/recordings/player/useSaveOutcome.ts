import type { ReactNode } from 'react'
import { useState } from 'react'
import { useCreateOutcomeMutation } from '../../../api/outcome'
import { useOutcomeDialog } from '../../../outcomes/useOutcomeDialog'
import { useCan } from '../../../session/useCan'
import { showMessage } from '../../../shared/showMessage'
import { LONGEST_PICTURE, pictureOf } from '../../../shared/videoPicture'
import type { Clip } from './clips'
import { playerText } from './messages'

export interface Frame {
  video: HTMLVideoElement | null
  /** On the axis of the player. */
  time: number
  position: readonly [long: number, lat: number] | undefined
}

export interface SaveOutcome {
  canSave: boolean
  /** While the frame is read. */
  isSaving: boolean
  /** Asks for the details of the shown frame. */
  save: () => void
  dialog: ReactNode
}

/** Saves the shown frame as an outcome of the mission, with its moment and the position of the drone, and opens it. */
export function useSaveOutcome({ recording, start }: Clip, frameNow: () => Frame): SaveOutcome {
  const canSave = useCan('alert_create')
  const [create] = useCreateOutcomeMutation()
  const { ask, dialog } = useOutcomeDialog()
  const [isSaving, setSaving] = useState(false)
  const { _id: vodId, missionId, flightId, startedAt } = recording

  const save = async () => {
    const { video, time, position } = frameNow()
    setSaving(true)
    const file = video && (await pictureOf(video, 'image/jpeg', LONGEST_PICTURE).catch(() => null))
    setSaving(false)
    if (!file) return showMessage({ type: 'error', text: playerText('frameFailed') })
    const atMs = Math.max(0, Math.round(time - start))
    ask({
      picture: file,
      takenAt: startedAt && new Date(Date.parse(startedAt) + atMs).toISOString(),
      momentMs: atMs,
      send: ({ note, pcount }) =>
        create({
          missionId,
          vodId,
          atMs,
          body: { file },
          note,
          ...(pcount !== null && { pcount }),
          ...(flightId !== null && { flightId }),
          ...(position && { lat: position[1], long: position[0] }),
        }),
    })
  }
  return { canSave, isSaving, save: () => void save(), dialog }
}
