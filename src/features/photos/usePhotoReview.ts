import { useReviewPhotosMutation, type PhotoPoint } from '../../api/photo'
import { useCan } from '../../session/useCan'

/** The server takes this many at once. */
const MAX_AT_ONCE = 200

/** Accepts or rejects photos; undefined if the user may not. */
export function usePhotoReview(): ((photos: PhotoPoint[], decision: 'accept' | 'reject') => Promise<void>) | undefined {
  const [review] = useReviewPhotosMutation()
  if (!useCan('feature_file_upload')) return undefined
  return async (photos, decision) => {
    // What waits for its import, or has no picture to judge, cannot be decided.
    const ids = photos
      .filter(
        ({ imported, hasPicture, state }) =>
          imported && (decision === 'reject' || hasPicture || state !== 'invalid_exif'),
      )
      .map(({ _id }) => _id)
    for (let start = 0; start < ids.length; start += MAX_AT_ONCE) {
      const { error } = await review({ photoReview: { ids: ids.slice(start, start + MAX_AT_ONCE), decision } })
      if (error) return
    }
  }
}
