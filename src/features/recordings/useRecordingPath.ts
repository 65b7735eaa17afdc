import type { To } from 'react-router-dom'
import type { Recording } from '../../api/vod'
import { useMissionPath } from '../../session/useMissionPath'

/** Addresses of the player; with `moment` (see momentParam) of one frame. */
export function useRecordingPath() {
  const missionPath = useMissionPath()
  return ({ _id, missionId }: Pick<Recording, '_id' | 'missionId'>, moment?: string): To => {
    const search = new URLSearchParams({ recording: _id, ...(moment !== undefined && { t: moment }) })
    return { pathname: `${missionPath(missionId)}/recordings`, search: search.toString() }
  }
}
