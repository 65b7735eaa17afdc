import type { ReactNode } from 'react'
import { downloadHref } from '../../api/download'
import { useCreatePhotoOutcomeMutation } from '../../api/outcome'
import type { Photo } from '../../api/photo'
import { useOutcomeDialog } from '../../outcomes/useOutcomeDialog'
import { useCan } from '../../session/useCan'

interface PhotoOutcome {
  /** Asks for the details. Undefined if the user may not save outcomes. */
  save: (() => void) | undefined
  dialog: ReactNode
}

const REPLACED = ['photo']

/** Saves a photo as an outcome of its mission, and opens it in place of the photo. */
export function usePhotoOutcome(photo: Photo | undefined): PhotoOutcome {
  const canSave = useCan('alert_create')
  const [create] = useCreatePhotoOutcomeMutation()
  const { ask, dialog } = useOutcomeDialog(REPLACED)
  const save = () => {
    if (!photo) return
    const { _id: photoId, takenAt, localTime } = photo
    ask({
      picture: downloadHref(`/photo/picture/${photoId}`, { size: 'preview' }),
      // The clock of a camera in an unknown zone may be off by hours.
      takenAt: localTime ? null : takenAt,
      send: (values) => create({ newPhotoOutcome: { photoId, ...values } }),
    })
  }
  return { save: canSave ? save : undefined, dialog }
}
