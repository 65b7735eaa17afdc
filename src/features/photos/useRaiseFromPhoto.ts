import type { ReactNode } from 'react'
import { cameraOf, type AlertDraft } from '../../alerts/alertDraft'
import { raiseText } from '../../alerts/raiseMessages'
import { useRaiseAlert } from '../../alerts/useRaiseAlert'
import { downloadHref } from '../../api/download'
import type { Photo } from '../../api/photo'
import { showMessage } from '../../shared/showMessage'

interface RaiseFromPhoto {
  /** Opens the form. Undefined if the user may not raise alerts. */
  raise: (() => void) | undefined
  /** Raises it without a form. */
  raiseAtOnce: (() => void) | undefined
  dialog: ReactNode
}

/** Raises alerts about a photo, with its picture, time and position. */
export function useRaiseFromPhoto(photo: Photo | undefined): RaiseFromPhoto {
  const { raise, raiseAtOnce, dialog } = useRaiseAlert()
  if (!raise || !raiseAtOnce) return { raise: undefined, raiseAtOnce: undefined, dialog }
  const raiseFrom = async (open: (draft: AlertDraft) => void) => {
    if (!photo) return
    const { _id, name, missionId, flightId, takenAt, localTime, location, hasPicture } = photo
    const picture = hasPicture ? await previewOf(_id) : undefined
    if (hasPicture && !picture) showMessage({ type: 'warning', text: raiseText('noPicture') })
    open({
      missionId,
      camera: cameraOf(name),
      picture,
      ...(flightId !== null && { flightId }),
      // The clock of a camera in an unknown zone may be off by hours.
      ...(takenAt !== null && !localTime && { occurredAt: takenAt }),
      ...(location && { position: { lat: location.lat, long: location.long } }),
    })
  }
  return { raise: () => void raiseFrom(raise), raiseAtOnce: () => void raiseFrom(raiseAtOnce), dialog }
}

/** Undefined if it cannot be loaded. */
const previewOf = async (photoId: string): Promise<Blob | undefined> => {
  const address = downloadHref(`/photo/picture/${photoId}`, { size: 'preview' })
  const reply = await fetch(address, { credentials: 'include' }).catch(() => undefined)
  return reply?.ok ? reply.blob() : undefined
}
