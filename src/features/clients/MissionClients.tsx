import { useState } from 'react'
import { PlusOutlined, SolutionOutlined } from '@ant-design/icons'
import { Button, Flex, Typography } from 'antd'
import { useGetMissionClientsQuery, type MissionClient } from '../../api/client'
import type { MissionSegmentProps } from '../../manifest/manifest'
import { useCan } from '../../session/useCan'
import { Link } from '../../shared/Link'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { dayText } from '../../shared/time/timeText'
import { EditShows } from './EditShows'
import { clientsText } from './messages'
import { missionsPath } from './paths'
import { ShareWithClient } from './ShareWithClient'
import { showsText } from './showsText'
import { WithdrawMission } from './WithdrawMission'
import './clients.css'

/** The clients that a mission is shared with, and what each sees of it. */
export function MissionClients({ mission }: MissionSegmentProps) {
  const canEdit = useCan('edit_client')
  const [isSharing, setSharing] = useState(false)
  const { data, error, refetch } = useGetMissionClientsQuery(
    { missionId: mission._id },
    { refetchOnMountOrArgChange: true },
  )
  const shareButton = canEdit && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setSharing(true)}>
      {clientsText('shareWith')}
    </Button>
  )
  const items = data?.data.clients
  if (!items) {
    return error ? (
      <ErrorState message={error.message} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={3} height={56} />
    )
  }
  return (
    <section aria-labelledby="mission-clients">
      <Flex wrap justify="space-between" align="center" gap={8}>
        <h2 id="mission-clients" className="clients-title">
          {clientsText('sharedWith')}
        </h2>
        {items.length > 0 && shareButton}
      </Flex>
      {items.length === 0 ? (
        <EmptyState
          icon={<SolutionOutlined />}
          title={clientsText('sharedWithNone')}
          help={clientsText('sharedWithNoneHelp')}
          action={shareButton}
        />
      ) : (
        <>
          <Typography.Text type="secondary">{clientsText('sharedWithHelp')}</Typography.Text>
          <ul className="clients-rows">
            {items.map((client) => (
              <ClientRow key={client._id} client={client} mission={mission} canEdit={canEdit} />
            ))}
          </ul>
        </>
      )}
      {isSharing && <ShareWithClient missionId={mission._id} onClose={() => setSharing(false)} />}
    </section>
  )
}

interface ClientRowProps {
  client: MissionClient
  mission: MissionSegmentProps['mission']
  canEdit: boolean
}

function ClientRow({ client, mission, canEdit }: ClientRowProps) {
  const { _id, name, shows, sharedAt } = client
  const [isEditing, setEditing] = useState(false)
  return (
    <li>
      <div>
        <Flex wrap align="center" gap={8}>
          <Link to={missionsPath(_id)}>{name}</Link>
          <Typography.Text type="secondary">{clientsText('sharedSince', { day: dayText(sharedAt) })}</Typography.Text>
        </Flex>
        <div className="clients-chosen">{showsText(shows)}</div>
      </div>
      {canEdit && (
        <Flex wrap gap={8}>
          <Button aria-label={clientsText('editShowsFor', { name })} onClick={() => setEditing(true)}>
            {clientsText('editShows')}
          </Button>
          <WithdrawMission clientId={_id} missionId={mission._id} name={name} />
        </Flex>
      )}
      {isEditing && <EditShows client={client} mission={mission} shows={shows} onClose={() => setEditing(false)} />}
    </li>
  )
}
