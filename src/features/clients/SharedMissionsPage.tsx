import { SendOutlined } from '@ant-design/icons'
import { useListSharedMissionsQuery, type SharedMission } from '../../api/client'
import { usePolling } from '../../realtime/usePolling'
import { listParams, oneOf, searchText } from '../../shared/lists/listParams'
import { ResourceList } from '../../shared/lists/ResourceList'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import './clientArea.css'
import { clientAreaText } from './clientAreaMessages'
import { routeText } from './routeMessages'
import { SharedMissionCard } from './SharedMissionCard'

/** With the time of a call, a withdrawn mission is gone from the list within 5 seconds. */
const POLL_MS = 4000
const SKELETON = { rows: 2, height: 250 }
const SORTS = ['-updatedAt', '-date', 'date', 'name', '-name'] as const
const params = listParams({ search: searchText(), sort: oneOf(SORTS) })

/** The missions that are shared with the client of the user, as cards. */
export function SharedMissionsPage() {
  const list = useListParams(params)
  const { sort, page, pageSize } = list.view
  const polling = usePolling(POLL_MS)
  const query = useListSharedMissionsQuery(
    { ...list.filters, sort, page, pageSize },
    { ...polling, refetchOnMountOrArgChange: true, selectFromResult: listState },
  )
  return (
    <ResourceList<SharedMission>
      title={routeText('missions')}
      detail={clientAreaText('detail')}
      list={list}
      searchLabel={clientAreaText('search')}
      sortLabels={{
        '-updatedAt': clientAreaText('sortUpdated'),
        '-date': clientAreaText('sortNew'),
        date: clientAreaText('sortOld'),
        name: clientAreaText('sortName'),
        '-name': clientAreaText('sortNameBack'),
      }}
      query={query}
      empty={{ icon: <SendOutlined />, title: clientAreaText('noneTitle'), help: clientAreaText('noneHelp') }}
      noMatch={clientAreaText('noMatch')}
      skeleton={SKELETON}
      renderRows={(missions) => (
        <ul className="client-missions">
          {missions.map((mission) => (
            <li key={mission._id}>
              <SharedMissionCard mission={mission} />
            </li>
          ))}
        </ul>
      )}
    />
  )
}
