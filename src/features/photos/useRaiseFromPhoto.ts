import type { ReactNode } from 'react'
import { raiseText } from '../../alerts/raiseMessages'
import { useRaiseAlert } from '../../alerts/useRaiseAlert'
import { downloadHref } from '../../api/download'
import type { Photo } from '../../api/photo'
import { showMessage } from '../../shared/showMessage'

/** Raises alerts about a photo, with its picture, time and position. */
export function useRaiseFromPhoto(photo: Photo | undefined): { raise: (() => void) | undefined; dialog: ReactNode } {
  const { raise, dialog } = useRaiseAlert()
  if (!raise) return { raise, dialog }
  const raiseFrom = async () => {
    if (!photo) return
    const { _id, missionId, flightId, takenAt, localTime, location, hasPicture } = photo
    const picture = hasPicture ? await previewOf(_id) : undefined
    if (hasPicture && !picture) showMessage({ type: 'warning', text: raiseText('noPicture') })
    raise({
      missionId,
      picture,
      ...(flightId !== null && { flightId }),
      // The clock of a camera in an unknown zone may be off by hours.
      ...(takenAt !== null && !localTime && { occurredAt: takenAt }),
      ...(location && { position: { lat: location.lat, long: location.long } }),
    })
  }
  return { raise: () => void raiseFrom(), dialog }
}

/** Undefined if it cannot be loaded. */
const previewOf = async (photoId: string): Promise<Blob | undefined> => {
  const address = downloadHref(`/photo/picture/${photoId}`, { size: 'preview' })
  const reply = await fetch(address, { credentials: 'include' }).catch(() => undefined)
  return reply?.ok ? reply.blob() : undefined
}
