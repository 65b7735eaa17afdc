import type { To } from 'react-router-dom'
import type { Recording } from '../../api/vod'

/** Address of the player; with `moment` (see momentParam) of one frame. */
export function recordingPath({ _id, missionId }: Pick<Recording, '_id' | 'missionId'>, moment?: string): To {
  const search = new URLSearchParams({ recording: _id, ...(moment !== undefined && { t: moment }) })
  return { pathname: `/dashboard/missions/${missionId}/recordings`, search: search.toString() }
}
