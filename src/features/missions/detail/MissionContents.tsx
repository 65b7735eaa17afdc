import { useGetMissionDocCountQuery } from '../../../api/mission'
import { byteSize } from '../../../shared/byteSize'
import { missionsText } from '../messages'

/** The number of layers of a mission and the storage they take. */
export function MissionContents({ missionId }: { missionId: string }) {
  const { data, error } = useGetMissionDocCountQuery({ missionId }, { refetchOnMountOrArgChange: true })
  if (error) return missionsText('contentsUnknown')
  if (!data) return missionsText('contentsLoading')
  const { rasters, vectors, bytes } = data.data
  return (
    <>
      <div>{missionsText('contents', { rasters, vectors })}</div>
      {bytes !== undefined && <div>{byteSize(bytes)}</div>}
    </>
  )
}
