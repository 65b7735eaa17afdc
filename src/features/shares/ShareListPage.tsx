import { ShareAltOutlined } from '@ant-design/icons'
import { Flex, Select } from 'antd'
import { useListSharesQuery, type Share, type ShareKind } from '../../api/share'
import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { FilterChips } from '../../shared/lists/FilterChips'
import { id, listParams, many, searchText } from '../../shared/lists/listParams'
import { ResourceList } from '../../shared/lists/ResourceList'
import type { Column } from '../../shared/lists/ResourceTable'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { popupParent } from '../../shared/popupParent'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { absoluteTime } from '../../shared/time/timeText'
import { kindText, visitsText } from '../../shares/shareTexts'
import { linksText } from './messages'
import { routeText } from './routeMessages'
import { ShareMenu } from './ShareMenu'
import { ShareState } from './ShareState'

const STATES = ['active', 'expiring', 'ended'] as const
const KINDS: readonly ShareKind[] = [
  'mission',
  'layer',
  'photos',
  'recording',
  'moment',
  'stream',
  'document',
  'report',
  'outcome',
  'evidence',
]

const params = listParams({
  search: searchText(),
  state: many(STATES),
  kind: many(KINDS),
  targetId: id(),
  missionId: id(),
  createdBy: id(),
  author: many(['left']),
})

const sharePath = ({ _id }: Pick<Share, '_id'>): string => `/dashboard/shares/${_id}`

/** All links of the tenant. */
export function ShareListPage() {
  const list = useListParams(params)
  const canListMissions = useCan('mission_list')
  const { page, pageSize, state, kind, author } = list.view
  const { search, targetId, missionId, createdBy } = list.filters
  const chosenState = state[0]
  const chosenKind = kind[0]
  const query = useListSharesQuery(
    {
      page,
      pageSize,
      ...(search !== undefined && { search }),
      ...(targetId !== undefined && { targetId }),
      ...(missionId !== undefined && { missionId }),
      ...(createdBy !== undefined && { createdBy }),
      ...(author.length > 0 && { author: 'left' as const }),
      ...(chosenState && { state: chosenState }),
      ...(chosenKind && { kind: chosenKind }),
    },
    { refetchOnMountOrArgChange: true, selectFromResult: listState },
  )
  return (
    <ResourceList<Share>
      title={routeText('links')}
      detail={linksText('detail')}
      list={list}
      searchLabel={linksText('search')}
      filters={
        <Flex wrap gap={8}>
          <FilterChips
            label={linksText('stateFilter')}
            chips={STATES.map((key) => ({ key, label: linksText(key) }))}
            chosen={state}
            onChange={(chosen) => list.change({ state: chosen.slice(-1) })}
          />
          <FilterChips
            label={linksText('authorFilter')}
            chips={[{ key: 'left', label: linksText('authorLeft') }]}
            chosen={author}
            onChange={(chosen) => list.change({ author: chosen })}
          />
          <Select<ShareKind>
            allowClear
            aria-label={linksText('kindFilter')}
            placeholder={linksText('kindFilter')}
            style={{ minWidth: 180 }}
            getPopupContainer={popupParent}
            options={KINDS.map((value) => ({ value, label: kindText(value) }))}
            value={chosenKind}
            onChange={(chosen: ShareKind | undefined) => list.change({ kind: chosen ? [chosen] : [] })}
          />
        </Flex>
      }
      query={query}
      name={({ name }) => name}
      path={sharePath}
      rowMenu={(share) => <ShareMenu share={share} />}
      columns={columns()}
      card={{
        mark: ({ state: shown }) => <ShareState state={shown} />,
        detail: cardText,
      }}
      empty={{
        icon: <ShareAltOutlined />,
        title: linksText('noneTitle'),
        help: linksText('noneHelp'),
        ...(canListMissions && {
          action: <LinkButton to="/dashboard/missions">{linksText('openMissions')}</LinkButton>,
        }),
      }}
      noMatch={linksText('noMatch')}
    />
  )
}

function cardText(share: Share): string {
  const { recipient } = share
  const values = { kind: kindText(share.kind), visits: visitsText(share) }
  return recipient ? linksText('cardFor', { ...values, recipient }) : linksText('card', values)
}

const columns = (): Column<Share>[] => [
  { key: 'name', title: linksText('columnName'), isLink: true },
  { key: 'kind', title: linksText('columnKind'), width: 170, render: ({ kind }) => kindText(kind) },
  { key: 'recipient', title: linksText('columnRecipient'), render: ({ recipient }) => recipient },
  { key: 'state', title: linksText('columnState'), width: 130, render: ({ state }) => <ShareState state={state} /> },
  {
    key: 'expires',
    title: linksText('columnExpires'),
    width: 160,
    render: ({ expiresAt }) => (expiresAt ? absoluteTime(expiresAt) : linksText('never')),
  },
  { key: 'visits', title: linksText('columnVisits'), width: 110, render: visitsText },
  {
    key: 'created',
    title: linksText('columnCreated'),
    width: 130,
    render: ({ createdAt }) => <RelativeTime time={createdAt} />,
  },
]
