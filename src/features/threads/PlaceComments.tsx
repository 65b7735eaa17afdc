import { useListThreadsQuery } from '../../api/thread'
import type { PlaceSearchProps } from '../../manifest/manifest'
import { distance, formatLength } from '../../map/measure'
import { Thread } from '../../threads/Thread'
import { threadsText } from './messages'
import { ThreadList } from './ThreadList'
import './threadList.css'

const MAX_PLACES = 200
const NEAR_METRES = 50
/** As precise as the server tells places apart. */
const DIGITS = 6

/** Comments on a spot of the map, below those on places near it. */
export function PlaceComments({ within: { missionId }, geometry }: PlaceSearchProps) {
  if (geometry.type !== 'Point' || missionId === undefined) return null
  const [long = NaN, lat = NaN] = geometry.coordinates.map((degrees) => Number(degrees.toFixed(DIGITS)))
  return <CommentsAt missionId={missionId} lat={lat} long={long} />
}

function CommentsAt({ missionId, lat, long }: { missionId: string; lat: number; long: number }) {
  const { currentData } = useListThreadsQuery({ missionId, entity: 'place', pageSize: MAX_PLACES })
  const near = (currentData?.data.items ?? [])
    .flatMap((thread) => {
      const { position } = thread
      if (!position || (position.lat === lat && position.long === long)) return []
      return [{ thread, metres: distance([long, lat], [position.long, position.lat]) }]
    })
    .filter(({ metres }) => metres <= NEAR_METRES)
    .sort((one, other) => one.metres - other.metres)
  const metresOf = new Map(near.map(({ thread, metres }) => [thread._id, metres]))
  return (
    <div className="place-comments">
      {near.length > 0 && (
        <ThreadList
          label={threadsText('nearHere')}
          threads={near.map(({ thread }) => thread)}
          noteOf={({ _id }) => threadsText('away', { distance: formatLength(metresOf.get(_id) ?? 0) })}
        />
      )}
      <Thread subject={{ entity: 'place', id: missionId, lat, long }} />
    </div>
  )
}
