import { useCreatePhotoOutcomeMutation } from '../../api/outcome'
import type { Photo } from '../../api/photo'
import { useCan } from '../../session/useCan'
import { useSearchUpdate } from '../../shared/useSearchUpdate'

interface PhotoOutcome {
  /** Undefined if the user may not save outcomes. */
  save: (() => void) | undefined
  isSaving: boolean
}

/** Saves a photo as an outcome of its mission, and opens it in place of the photo. */
export function usePhotoOutcome(photo: Photo | undefined): PhotoOutcome {
  const canSave = useCan('alert_create')
  const [create, { isLoading }] = useCreatePhotoOutcomeMutation()
  const update = useSearchUpdate()
  const save = async () => {
    if (!photo) return
    const { data } = await create({ newPhotoOutcome: { photoId: photo._id } })
    const id = data?.data._id
    if (id === undefined) return
    update((now) => {
      now.delete('photo')
      now.set('outcome', id)
      return now
    })
  }
  return { save: canSave ? () => void save() : undefined, isSaving: isLoading }
}
