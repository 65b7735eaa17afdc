import { useState } from 'react'
import { Alert, Button, Card, Flex, Input, Typography } from 'antd'
import {
  useCreateFlightLogEntryMutation,
  useDeleteFlightLogEntryMutation,
  useEditFlightLogEntryMutation,
  useListFlightLogQuery,
  type FlightLogEntry,
} from '../../../api/flight'
import { useCan } from '../../../session/useCan'
import { newFlightLogEntryLimits } from '../../../shared/limits/flight.gen'
import { RowMenu } from '../../../shared/lists/RowMenu'
import { ErrorState } from '../../../shared/states/ErrorState'
import { NoPermission } from '../../../shared/states/NoPermission'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { absoluteTime } from '../../../shared/time/timeText'
import { flightsText } from '../messages'

const SHOWN = 200
const { maxLength } = newFlightLogEntryLimits.text

/** The log of a flight; it stays open when the flight is over. */
export function FlightLog({ flightId }: { flightId: string }) {
  const canRead = useCan('flight_log_list')
  const canAdd = useCan('flight_log_create')
  return (
    <Card title={flightsText('log')}>
      <Flex vertical gap={16}>
        {canRead ? <Entries flightId={flightId} /> : <NoPermission permission="flight_log_list" />}
        {canAdd && <NewEntry flightId={flightId} />}
      </Flex>
    </Card>
  )
}

function Entries({ flightId }: { flightId: string }) {
  const query = { flightId, pageSize: SHOWN }
  const { data, error, refetch } = useListFlightLogQuery(query, { refetchOnMountOrArgChange: true })
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={2} height={32} />
  const { items, total } = data.data
  if (total === 0) return <Typography.Text type="secondary">{flightsText('logNone')}</Typography.Text>
  return (
    <>
      <Flex component="ol" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {items.map((entry) => (
          <Entry key={`${entry._id} ${entry.version}`} entry={entry} />
        ))}
      </Flex>
      {total > items.length && <p>{flightsText('logTooMany', { count: items.length })}</p>}
    </>
  )
}

function NewEntry({ flightId }: { flightId: string }) {
  const [text, setText] = useState('')
  const [create, { isLoading, error }] = useCreateFlightLogEntryMutation()
  const add = async () => {
    const reply = await create({ flightId, newFlightLogEntry: { text: text.trim() } })
    if (reply.data) setText('')
  }
  return (
    <Flex vertical gap={8} align="flex-start">
      {error && <Alert type="error" showIcon title={error.message} />}
      <Input.TextArea
        aria-label={flightsText('logField')}
        placeholder={flightsText('logField')}
        autoSize={{ minRows: 2 }}
        maxLength={maxLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button disabled={text.trim() === ''} loading={isLoading} onClick={() => void add()}>
        {flightsText('logAdd')}
      </Button>
    </Flex>
  )
}

function Entry({ entry: { _id: logId, version, at, text, createdBy } }: { entry: FlightLogEntry }) {
  const canEdit = useCan('flight_log_update')
  const canDelete = useCan('flight_log_delete')
  const [typed, setTyped] = useState<string | null>(null)
  const [edit, editing] = useEditFlightLogEntryMutation()
  const [remove, removal] = useDeleteFlightLogEntryMutation()
  const problem = editing.error ?? removal.error
  const save = async () => {
    const reply = await edit({ logId, flightLogEdit: { version, text: typed?.trim() ?? text } })
    if (reply.data) setTyped(null)
  }
  return (
    <li>
      {problem && <Alert type="error" showIcon title={problem.message} style={{ marginBottom: 8 }} />}
      <Flex justify="space-between" gap={8}>
        <Typography.Text type="secondary">
          {createdBy ? flightsText('answeredBy', { name: createdBy.name, time: absoluteTime(at) }) : absoluteTime(at)}
        </Typography.Text>
        <RowMenu
          name={flightsText('logActions')}
          items={[
            ...(canEdit ? [{ key: 'edit', label: flightsText('logEdit'), onClick: () => setTyped(text) }] : []),
            ...(canDelete
              ? [
                  {
                    key: 'delete',
                    danger: true,
                    label: flightsText('logDelete'),
                    onClick: () => void remove({ logId }),
                  },
                ]
              : []),
          ]}
        />
      </Flex>
      {typed === null ? (
        <div style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</div>
      ) : (
        <Flex gap={8} vertical align="flex-start">
          <Input.TextArea
            autoFocus
            aria-label={flightsText('logEditField')}
            autoSize
            maxLength={maxLength}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Flex gap={8}>
            <Button
              type="primary"
              disabled={typed.trim() === ''}
              loading={editing.isLoading}
              onClick={() => void save()}
            >
              {flightsText('logSave')}
            </Button>
            <Button onClick={() => setTyped(null)}>{flightsText('cancel')}</Button>
          </Flex>
        </Flex>
      )}
    </li>
  )
}
