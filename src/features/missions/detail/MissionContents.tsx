import { useGetMissionDocCountQuery } from '../../../api/mission'
import { byteSize } from '../../../shared/byteSize'
import { missionsText } from '../messages'
import { TwoLines } from './TwoLines'

/** The number of layers of a mission and the storage they take. */
export function MissionContents({ missionId }: { missionId: string }) {
  const { data, error } = useGetMissionDocCountQuery({ missionId }, { refetchOnMountOrArgChange: true })
  if (error) return missionsText('contentsUnknown')
  if (!data) return missionsText('contentsLoading')
  const { rasters, vectors, bytes } = data.data
  const layers = missionsText('contents', { rasters, vectors })
  return bytes === undefined ? layers : <TwoLines first={layers} second={byteSize(bytes)} />
}
