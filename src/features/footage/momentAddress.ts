import { downloadHref } from '../../api/download'
import type { FootageMoment } from '../../api/footage'

/** The video of a recording, for playing it. */
export const videoOf = (recordingId: string): string => downloadHref(`/recording/file/${recordingId}`)

/** The player at a frame, or the photo in its viewer. @param at ISO 8601; the best frame by default */
export function momentAddress({ recordingId, photoId, missionId, bestAt }: FootageMoment, at = bestAt): string {
  const mission = `/dashboard/missions/${missionId}`
  if (recordingId === null) return `${mission}/photos?photo=${photoId ?? ''}`
  const search = new URLSearchParams({ recording: recordingId })
  if (at) search.set('t', at)
  return `${mission}/recordings?${search.toString()}`
}
