import { Suspense } from 'react'
import { ArrowLeftOutlined, RocketOutlined } from '@ant-design/icons'
import { Alert, Button, Flex, Typography } from 'antd'
import { useDeleteFlightMutation, useGetFlightQuery, type Flight, useRestoreFlightMutation } from '../../../api/flight'
import { useCan } from '../../../session/useCan'
import { useConfirmDelete } from '../../../shared/forms/useConfirmDelete'
import { ErrorState } from '../../../shared/states/ErrorState'
import { isNotFound } from '../../../shared/states/isNotFound'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { LinkButton } from '../../../shared/LinkButton'
import { lazyArea } from '../../../shared/lazyArea'
import { FlightStatusTag } from '../FlightStatusTag'
import { flightsText } from '../messages'
import { FlightTelemetry } from '../telemetry/FlightTelemetry'
import { MissingRecord } from '../../../shared/states/MissingRecord'
import { Checklist } from './Checklist'
import { EditFlight } from './EditFlight'
import { FlightFacts } from './FlightFacts'
import { FlightLog } from './FlightLog'
import { FlightMoves } from './FlightMoves'
import { FlightPhotos } from './FlightPhotos'

const ROW_HEIGHT = 40
const FlightReplay = lazyArea(() => import('../replay/FlightReplay'), 'FlightReplay')

interface FlightDetailProps {
  flightId: string
  /** Shows the list of flights. */
  onLeave: () => void
}

/** One flight with its pilot, checklist and log. */
export function FlightDetail({ flightId, onLeave }: FlightDetailProps) {
  const [deleteFlight, deletion] = useDeleteFlightMutation()
  const isLeaving = deletion.isLoading || deletion.isSuccess
  const { data, error, refetch } = useGetFlightQuery({ flightId }, { skip: isLeaving, refetchOnMountOrArgChange: true })
  const canRestore = useCan('flight_delete')
  const [restore] = useRestoreFlightMutation()
  const flight = data?.data
  const back = (
    <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={onLeave}>
      {flightsText('back')}
    </Button>
  )
  if (isNotFound(error)) {
    return (
      <MissingRecord
        error={error}
        record="flight"
        icon={<RocketOutlined />}
        title={flightsText('notFound')}
        help={flightsText('notFoundHelp')}
        back={back}
        onRestore={canRestore ? () => restore({ flightId }) : undefined}
        onRestored={() => void refetch()}
      />
    )
  }
  if (!flight && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!flight) return <RowsSkeleton rows={5} height={ROW_HEIGHT} />
  return (
    <Flex vertical gap={16}>
      <div>{back}</div>
      <Flex component="header" justify="space-between" align="flex-start" wrap gap={12}>
        <Flex align="center" wrap gap={12}>
          <Typography.Title level={2} style={{ fontSize: 18, margin: 0, overflowWrap: 'anywhere' }}>
            {flight.name}
          </Typography.Title>
          <FlightStatusTag status={flight.status} />
        </Flex>
        <Flex wrap gap={8}>
          <FlightMoves flight={flight} onStale={() => void refetch()}>
            <StreamKeysLink flight={flight} />
            <EditFlight flight={flight} reload={async () => (await refetch()).data?.data} />
            <DeleteFlight flight={flight} run={() => deleteFlight({ flightId })} onDeleted={onLeave} />
          </FlightMoves>
        </Flex>
      </Flex>
      {error && <Alert type="error" showIcon title={error.message} />}
      <FlightFacts flight={flight} onStale={() => void refetch()} />
      <Suspense fallback={<RowsSkeleton rows={2} height={ROW_HEIGHT} />}>
        <FlightReplay flightId={flightId} missionId={flight.mission._id} />
      </Suspense>
      <FlightTelemetry flight={flight} />
      <FlightPhotos flight={flight} />
      <Checklist flight={flight} onStale={() => void refetch()} />
      <FlightLog flightId={flightId} />
    </Flex>
  )
}

/** Opens the stream keys of the mission, with this flight chosen. */
function StreamKeysLink({ flight: { _id, mission } }: { flight: Flight }) {
  const canCreate = useCan('stream_create')
  const canWatch = useCan('webrtc_view')
  if (!canCreate || !canWatch) return null
  return (
    <LinkButton to={`/dashboard/missions/${mission._id}/live?keys&flight=${_id}`}>
      {flightsText('streamKeys')}
    </LinkButton>
  )
}

interface DeleteFlightProps {
  flight: Flight
  run: () => Promise<{ error?: { message?: string } }>
  onDeleted: () => void
}

function DeleteFlight({ flight: { name }, ...actions }: DeleteFlightProps) {
  const canDelete = useCan('flight_delete')
  const deletion = useConfirmDelete({
    title: flightsText('deleteTitle'),
    warning: flightsText('deleteWarning'),
    name,
    action: flightsText('deleteAction'),
    ...actions,
  })
  if (!canDelete) return null
  return (
    <>
      <Button danger onClick={deletion.open}>
        {flightsText('delete')}
      </Button>
      {deletion.dialog}
    </>
  )
}
