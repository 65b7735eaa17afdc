import { useState } from 'react'
import { PlusOutlined, SendOutlined } from '@ant-design/icons'
import { Button, Flex, Typography } from 'antd'
import { useListClientMissionsQuery, type ClientMission } from '../../api/client'
import { useCan } from '../../session/useCan'
import { Link } from '../../shared/Link'
import { MissionStatusTag } from '../../shared/MissionStatusTag'
import { EmptyState } from '../../shared/states/EmptyState'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { EditShows } from './EditShows'
import { clientsText } from './messages'
import { ShareMissions } from './ShareMissions'
import { showsText } from './showsText'
import { WithdrawMission } from './WithdrawMission'
import './clients.css'

const SHOWN = 200

/** The missions that a client sees, with what it sees of each. */
export function SharedMissions({ client }: { client: { _id: string; name: string } }) {
  const clientId = client._id
  const canEdit = useCan('edit_client')
  const [isSharing, setSharing] = useState(false)
  const { data, error, refetch } = useListClientMissionsQuery(
    { clientId, pageSize: SHOWN },
    { refetchOnMountOrArgChange: true },
  )
  const shareButton = canEdit && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setSharing(true)}>
      {clientsText('share')}
    </Button>
  )
  const items = data?.data.items
  const total = data?.data.total ?? 0
  return (
    <section aria-labelledby="shared-missions">
      <Flex wrap justify="space-between" align="center" gap={8}>
        <h2 id="shared-missions" className="clients-title">
          {clientsText('missionsTitle')}
        </h2>
        {items && items.length > 0 && shareButton}
      </Flex>
      {error && !items ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : !items ? (
        <RowsSkeleton rows={4} height={56} />
      ) : items.length === 0 ? (
        <EmptyState
          icon={<SendOutlined />}
          title={clientsText('noMissionsTitle')}
          help={clientsText('noMissionsHelp')}
          action={shareButton}
        />
      ) : (
        <ul className="clients-rows">
          {items.map((mission) => (
            <SharedMission key={mission._id} client={client} mission={mission} canEdit={canEdit} />
          ))}
        </ul>
      )}
      {items && total > items.length && (
        <Typography.Text type="secondary">
          {clientsText('moreMissions', { shown: items.length, total })}
        </Typography.Text>
      )}
      {isSharing && <ShareMissions clientId={clientId} onClose={() => setSharing(false)} />}
    </section>
  )
}

interface SharedMissionProps {
  client: { _id: string; name: string }
  mission: ClientMission
  canEdit: boolean
}

function SharedMission({ client, mission, canEdit }: SharedMissionProps) {
  const { _id, name, status, locationName, shown, shows } = mission
  const [isEditing, setEditing] = useState(false)
  const isNothing = Object.values(shown).every((count) => count === 0)
  return (
    <li>
      <div>
        <Flex wrap align="center" gap={8}>
          <Link to={`/dashboard/missions/${_id}`}>{name}</Link>
          <MissionStatusTag status={status} />
          {locationName !== null && <Typography.Text type="secondary">{locationName}</Typography.Text>}
        </Flex>
        <Typography.Text type="secondary">
          {isNothing ? clientsText('nothingShown') : clientsText('shown', { ...shown })}
        </Typography.Text>
        {shows && <div className="clients-chosen">{showsText(shows)}</div>}
      </div>
      {canEdit && (
        <Flex wrap gap={8}>
          {shows && (
            <Button aria-label={clientsText('editShowsOf', { name })} onClick={() => setEditing(true)}>
              {clientsText('editShows')}
            </Button>
          )}
          <WithdrawMission clientId={client._id} missionId={_id} name={name} />
        </Flex>
      )}
      {isEditing && shows && (
        <EditShows client={client} mission={mission} shows={shows} onClose={() => setEditing(false)} />
      )}
    </li>
  )
}
