import type { ReactNode } from 'react'
import { SendOutlined } from '@ant-design/icons'
import { Flex, Segmented, Typography } from 'antd'
import { useListClientLinksQuery, type ClientLink } from '../../api/client'
import { useCan } from '../../session/useCan'
import { Link } from '../../shared/Link'
import { LinkButton } from '../../shared/LinkButton'
import { listParams, oneOf, searchText } from '../../shared/lists/listParams'
import { ResourceList } from '../../shared/lists/ResourceList'
import { listState } from '../../shared/lists/listState'
import { useListParams } from '../../shared/lists/useListParams'
import { MissionStatusTag } from '../../shared/MissionStatusTag'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { ClientLogo } from './ClientLogo'
import { clientsText } from './messages'
import { missionsPath } from './paths'
import { routeText } from './routeMessages'
import './clients.css'

const LOGO_SIZE = 32
const KINDS = ['client', 'mission'] as const
type Kind = (typeof KINDS)[number]
const linkParams = listParams({ search: searchText(), by: oneOf(KINDS) })

type Row = ClientLink & { _id: string }

/** Every mission that is shared with a client, by client or by mission. `actions` are those of the page header. */
export function ClientLinks({ actions }: { actions: ReactNode }) {
  const list = useListParams(linkParams)
  const canList = useCan('client_list')
  const { by, page, pageSize } = list.view
  const query = useListClientLinksQuery(
    { ...list.filters, by, page, pageSize },
    { refetchOnMountOrArgChange: true, selectFromResult: listState },
  )
  const rows = query.data && {
    data: {
      total: query.data.data.total,
      items: query.data.data.items.map((link) => ({ ...link, _id: `${link.clientId}/${link.missionId}` })),
    },
  }
  return (
    <ResourceList<Row>
      title={routeText('clientMissions')}
      detail={clientsText('linksDetail')}
      actions={actions}
      list={list}
      searchLabel={clientsText('linksSearch')}
      filters={
        <Segmented<Kind>
          aria-label={clientsText('linksBy')}
          value={by}
          onChange={(kind) => list.change({ by: kind })}
          options={KINDS.map((kind) => ({ value: kind, label: clientsText(`by.${kind}`) }))}
        />
      }
      query={{ ...query, data: rows }}
      renderRows={(links) =>
        groupsOf(links, by).map((group) => <LinkGroup key={group.id} by={by} group={group} canList={canList} />)
      }
      empty={{
        icon: <SendOutlined />,
        title: clientsText('noLinksTitle'),
        help: clientsText('noLinksHelp'),
        action: canList && <LinkButton to="/dashboard/tenant/client/list">{routeText('clients')}</LinkButton>,
      }}
      noMatch={clientsText('noLinksMatch')}
    />
  )
}

interface Group {
  /** Of the client or the mission. */
  id: string
  links: [Row, ...Row[]]
}

/** Links of the same client or mission together; while others load, they are in another order. */
function groupsOf(links: Row[], by: Kind): Group[] {
  const groups = new Map<string, Group>()
  for (const link of links) {
    const id = by === 'client' ? link.clientId : link.missionId
    const group = groups.get(id)
    if (group) group.links.push(link)
    else groups.set(id, { id, links: [link] })
  }
  return [...groups.values()]
}

interface LinkGroupProps {
  by: Kind
  group: Group
  canList: boolean
}

function LinkGroup({ by, group: { id, links }, canList }: LinkGroupProps) {
  const [first] = links
  const headingId = `links-${id}`
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className="clients-title">
        {by === 'client' ? <ClientName link={first} canList={canList} /> : <MissionName link={first} />}
      </h2>
      <ul className="clients-rows">
        {links.map((link) => (
          <li key={link._id}>
            {by === 'client' ? <MissionName link={link} /> : <ClientName link={link} canList={canList} />}
            <Typography.Text type="secondary">
              {clientsText('linkedSince')} <RelativeTime time={link.sharedAt} />
            </Typography.Text>
          </li>
        ))}
      </ul>
    </section>
  )
}

const ClientName = ({ link: { clientId, clientName, clientLogo }, canList }: { link: Row; canList: boolean }) => (
  <Flex component="span" align="center" gap={8}>
    <ClientLogo logo={clientLogo} size={LOGO_SIZE} />
    {canList ? <Link to={missionsPath(clientId)}>{clientName}</Link> : clientName}
  </Flex>
)

const MissionName = ({ link: { missionId, missionName, missionStatus } }: { link: Row }) => (
  <Flex component="span" wrap align="center" gap={8}>
    <Link to={`/dashboard/missions/${missionId}`}>{missionName}</Link>
    <MissionStatusTag status={missionStatus} />
  </Flex>
)
