import { useState } from 'react'
import { Alert, Button, Card, Flex, Typography } from 'antd'
import { useDeletePilotMutation, type Licence, type Pilot } from '../../../api/pilot'
import { useCan } from '../../../session/useCan'
import { Link } from '../../../shared/Link'
import { StateTag } from '../../../shared/StateTag'
import { dayText } from '../../../shared/time/timeText'
import { useNow } from '../../../shared/time/useNow'
import { FlightStatusTag } from '../FlightStatusTag'
import { EditPilot } from './EditPilot'
import { licenceState } from './licenceState'
import { pilotsText } from './messages'

interface PilotCardProps {
  pilot: Pilot
  reload: () => Promise<Pilot | undefined>
  onRemoved: () => void
}

/** A pilot with licences, contact and the flights of this moment. */
export function PilotCard({ pilot, reload, onRemoved }: PilotCardProps) {
  const { _id: pilotId, name, userId, email, phone, licences, flights } = pilot
  const canEdit = useCan('flight_update')
  const [isEditing, setEditing] = useState(false)
  const [remove, removal] = useDeletePilotMutation()
  const removePilot = async () => {
    const { error } = await remove({ pilotId })
    if (!error) onRemoved()
  }
  return (
    <Card size="small">
      <Flex justify="space-between" gap={12} wrap>
        <div style={{ minWidth: 0 }}>
          <Flex gap={8} wrap align="center">
            <Typography.Text strong>{name}</Typography.Text>
            <StateTag hue={undefined}>{pilotsText(userId === null ? 'withoutAccount' : 'withAccount')}</StateTag>
          </Flex>
          <Typography.Text type="secondary">{[email, phone].filter(Boolean).join(' · ')}</Typography.Text>
          <Licences licences={licences} />
          {flights.length > 0 && (
            <Flex gap={8} wrap align="center">
              {pilotsText('fliesNow')}
              {flights.map((flight) => (
                <span key={flight._id}>
                  <Link to={`/dashboard/missions/${flight.missionId}/flights?flight=${flight._id}`}>{flight.name}</Link>{' '}
                  <FlightStatusTag status={flight.status} />
                </span>
              ))}
            </Flex>
          )}
        </div>
        {canEdit && (
          <Flex gap={8}>
            <Button onClick={() => setEditing(true)}>{pilotsText('edit')}</Button>
            <Button danger loading={removal.isLoading} onClick={() => void removePilot()}>
              {pilotsText('remove')}
            </Button>
          </Flex>
        )}
      </Flex>
      {removal.error && <Alert type="error" showIcon title={removal.error.message} style={{ marginTop: 8 }} />}
      {isEditing && <EditPilot pilot={pilot} reload={reload} onClose={() => setEditing(false)} />}
    </Card>
  )
}

function Licences({ licences }: { licences: Licence[] }) {
  if (licences.length === 0) return <div>{pilotsText('noLicence')}</div>
  return licences.map((licence, index) => (
    <Flex key={index} gap={8} wrap align="center">
      {licence.kind}
      {licence.number && <Typography.Text type="secondary">{licence.number}</Typography.Text>}
      <Expiry licence={licence} />
    </Flex>
  ))
}

function Expiry({ licence }: { licence: Licence }) {
  const now = useNow()
  if (!licence.expiresOn) return <Typography.Text type="secondary">{pilotsText('noExpiry')}</Typography.Text>
  const date = dayText(`${licence.expiresOn}T12:00:00`)
  switch (licenceState(licence, now)) {
    case 'expired':
      return <StateTag hue="red">{pilotsText('expired', { date })}</StateTag>
    case 'expiring':
      return <StateTag hue="gold">{pilotsText('expiring', { date })}</StateTag>
    case 'valid':
      return <Typography.Text type="secondary">{pilotsText('validUntil', { date })}</Typography.Text>
  }
}
