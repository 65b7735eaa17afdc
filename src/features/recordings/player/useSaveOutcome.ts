import { useCreateOutcomeMutation } from '../../../api/outcome'
import { useCan } from '../../../session/useCan'
import { showMessage } from '../../../shared/showMessage'
import { useSearchUpdate } from '../../../shared/useSearchUpdate'
import { LONGEST_PICTURE, pictureOf } from '../videoPicture'
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
  isSaving: boolean
  save: () => void
}

/** Saves the shown frame as an outcome of the mission, with its moment and the position of the drone, and opens it. */
export function useSaveOutcome({ recording, start }: Clip, frameNow: () => Frame): SaveOutcome {
  const canSave = useCan('alert_create')
  const [create, { isLoading }] = useCreateOutcomeMutation()
  const update = useSearchUpdate()
  const { _id: vodId, missionId, flightId } = recording

  const save = async () => {
    const { video, time, position } = frameNow()
    const file = video && (await pictureOf(video, 'image/jpeg', LONGEST_PICTURE).catch(() => null))
    if (!file) return showMessage({ type: 'error', text: playerText('frameFailed') })
    const { data } = await create({
      missionId,
      vodId,
      atMs: Math.max(0, Math.round(time - start)),
      body: { file },
      ...(flightId !== null && { flightId }),
      ...(position && { lat: position[1], long: position[0] }),
    })
    const id = data?.data._id
    if (id === undefined) return
    update((now) => {
      now.set('outcome', id)
      return now
    })
  }
  return { canSave, isSaving: isLoading, save: () => void save() }
}
