import { useState } from 'react'
import { DeleteOutlined } from '@ant-design/icons'
import { Button, Flex, Select, Tag, Typography } from 'antd'
import type { Flight } from '../../../api/flight'
import {
  useAssignTelemetryMutation,
  useCreateFlightOfTelemetryMutation,
  useDeleteTelemetryMutation,
  useEditTelemetryZoneMutation,
  useRestoreTelemetryMutation,
  type Telemetry,
} from '../../../api/telemetry'
import { formatLength } from '../../../map/measure'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { absoluteTime } from '../../../shared/time/timeText'
import { zoneOptions } from '../../../shared/time/zoneOptions'
import { flightsText } from '../messages'
import { ChooseColumns } from './ChooseColumns'
import { telemetryText } from './messages'

const COLORS = { reading: 'processing', failed: 'error', columns: 'warning', unassigned: 'warning', ready: 'success' }

/** Files of telemetry with their state, and what people can do about each. `flights` are those it can be assigned to. */
export function TelemetryList({ telemetry, flights }: { telemetry: Telemetry[]; flights: Flight[] }) {
  const canUpdate = useCan('flight_update')
  const [remove] = useDeleteTelemetryMutation()
  const [restore] = useRestoreTelemetryMutation()
  const [deleted, setDeleted] = useState<Telemetry | null>(null)
  const erase = async (item: Telemetry) => {
    const { error } = await remove({ telemetryId: item._id })
    if (!error) setDeleted(item)
  }
  const undo = async ({ _id }: Telemetry) => {
    const { error } = await restore({ telemetryId: _id })
    if (!error) setDeleted(null)
  }
  return (
    <>
      <ul className="telemetry-list">
        {telemetry.map((item) => (
          <li key={item._id}>
            <TelemetryState item={item} />
            {canUpdate && (
              <Flex gap={8} wrap>
                <TelemetryZone item={item} />
                <TelemetryActions item={item} flights={flights} />
                <Button
                  type="text"
                  icon={<DeleteOutlined aria-hidden />}
                  aria-label={telemetryText('delete', { name: item.name })}
                  onClick={() => void erase(item)}
                />
              </Flex>
            )}
          </li>
        ))}
      </ul>
      {deleted && (
        <Flex gap={8} align="center" role="status">
          {telemetryText('deleted', { name: deleted.name })}
          <Button size="small" onClick={() => void undo(deleted)}>
            {telemetryText('undo')}
          </Button>
        </Flex>
      )}
    </>
  )
}

function TelemetryState({ item }: { item: Telemetry }) {
  const { name, state, problem, notes, startedAt, distance, samples, timeZone, hasTimes } = item
  const isRead = state === 'ready' || state === 'unassigned'
  const lines = [
    ...(problem === null ? [] : [problem]),
    ...(startedAt === null ? [] : [absoluteTime(startedAt)]),
    ...(isRead ? [telemetryText('facts', { distance: formatLength(distance ?? 0), points: samples })] : []),
    ...(isRead && !hasTimes ? [telemetryText('noTimes')] : []),
    ...(timeZone === null ? [] : [telemetryText('zone', { zone: timeZone })]),
    ...notes,
  ]
  return (
    <div>
      <Flex gap={8} align="center" wrap>
        <strong style={{ overflowWrap: 'anywhere' }}>{name}</strong>
        <Tag color={COLORS[state]}>{telemetryText(state)}</Tag>
      </Flex>
      {lines.map((line) => (
        <Typography.Text key={line} type={line === problem ? 'danger' : 'secondary'} style={{ display: 'block' }}>
          {line}
        </Typography.Text>
      ))}
    </div>
  )
}

/** The zone that local times are read in, to correct it. */
function TelemetryZone({ item: { _id: telemetryId, name, timeZone } }: { item: Telemetry }) {
  const [edit, { isLoading }] = useEditTelemetryZoneMutation()
  if (timeZone === null) return null
  return (
    <Select<string>
      showSearch
      aria-label={telemetryText('zoneOf', { name })}
      style={{ minWidth: 180 }}
      loading={isLoading}
      disabled={isLoading}
      value={timeZone}
      getPopupContainer={popupParent}
      onChange={(chosen) => void edit({ telemetryId, telemetryZone: { timeZone: chosen } })}
      options={zoneOptions(timeZone)}
    />
  )
}

function TelemetryActions({ item, flights }: { item: Telemetry; flights: Flight[] }) {
  const { _id: telemetryId, name, state, table, hasTimes } = item
  const canCreate = useCan('flight_create')
  const [assign, assignment] = useAssignTelemetryMutation()
  const [create, creation] = useCreateFlightOfTelemetryMutation()
  const [isChoosing, setChoosing] = useState(false)
  if (state === 'columns' && table) {
    return (
      <>
        <Button onClick={() => setChoosing(true)}>{telemetryText('chooseColumns')}</Button>
        {isChoosing && (
          <ChooseColumns telemetryId={telemetryId} name={name} table={table} onClose={() => setChoosing(false)} />
        )}
      </>
    )
  }
  if (state !== 'unassigned') return null
  const flightOfTelemetry = { name: flightsText('defaultName', { number: flights.length + 1 }) }
  return (
    <>
      {flights.length > 0 && (
        <Select<string>
          aria-label={telemetryText('chooseFlight', { name })}
          placeholder={telemetryText('chooseFlightHint')}
          style={{ minWidth: 180 }}
          loading={assignment.isLoading}
          getPopupContainer={popupParent}
          onChange={(flightId) => void assign({ telemetryId, telemetryAssignment: { flightId } })}
          options={flights.map((flight) => ({ value: flight._id, label: flight.name }))}
        />
      )}
      {canCreate && hasTimes && (
        <Button loading={creation.isLoading} onClick={() => void create({ telemetryId, flightOfTelemetry })}>
          {telemetryText('createFlight')}
        </Button>
      )}
    </>
  )
}
