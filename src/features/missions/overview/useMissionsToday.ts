import dayjs from 'dayjs'
import { useGetMissionsGeojsonQuery, type MissionStatus } from '../../../api/mission'
import { useNow } from '../../../shared/time/useNow'

const FRESH_SECONDS = 30
const SHOWN: MissionStatus[] = ['live', 'paused', 'scheduled', 'completed']

/** The missions with a location that take place today, in the time zone of the browser. */
export function useMissionsToday() {
  const today = dayjs(useNow()).startOf('day')
  return useGetMissionsGeojsonQuery(
    { status: SHOWN, from: today.toISOString(), until: today.add(1, 'day').toISOString() },
    { refetchOnMountOrArgChange: FRESH_SECONDS },
  )
}
