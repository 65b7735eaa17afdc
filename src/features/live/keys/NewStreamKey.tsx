import { Alert, Button, Flex, Form, Input, Select } from 'antd'
import { useGetMissionFlightsQuery, type Flight } from '../../../api/flight'
import { useCreateStreamKeyMutation, useGetStreamKeysQuery, type IssuedStreamKey } from '../../../api/stream'
import { newStreamKeyLimits } from '../../../shared/limits/stream.gen'
import { LinkButton } from '../../../shared/LinkButton'
import { popupParent } from '../../../shared/popupParent'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { keysText } from './messages'

const ROW_HEIGHT = 40
const DAY_MS = 86_400_000
const VALID_DAYS = [1, 7, 30]

interface NewStreamKeyProps {
  missionId: string
  /** The flight that is chosen at first. */
  flightId?: string | undefined
  onIssued: (key: IssuedStreamKey) => void
}

interface KeyValues {
  flightId: string
  name: string
  /** 0 for keys that do not expire. */
  days: number
}

/** Creates a key for a flight that has not ended. */
export function NewStreamKey({ missionId, flightId, onIssued }: NewStreamKeyProps) {
  const { data, ...flightList } = useGetMissionFlightsQuery({ missionId })
  const { data: keys, ...keyList } = useGetStreamKeysQuery({ missionId })
  const [create, creation] = useCreateStreamKeyMutation()
  const failed = [!data && flightList, !keys && keyList].find((query) => query && query.error)
  if (failed) return <ErrorState message={failed.error?.message} onRetry={() => void failed.refetch()} />
  if (!data || !keys) return <RowsSkeleton rows={3} height={ROW_HEIGHT} />
  const flights = data.data.flights.filter(isOpen)
  const first = flights.find(({ _id }) => _id === flightId) ?? flights[0]
  if (!first) {
    return (
      <Alert
        type="info"
        showIcon
        title={keysText('flightNone')}
        action={
          <LinkButton size="small" to={`/dashboard/missions/${missionId}/flights`}>
            {keysText('planFlight')}
          </LinkButton>
        }
      />
    )
  }
  const submit = async ({ days, name, flightId: of }: KeyValues) => {
    const expiresAt = days > 0 ? new Date(Date.now() + days * DAY_MS).toISOString() : null
    const reply = await create({ newStreamKey: { flightId: of, name: name.trim(), expiresAt } })
    if (reply.data) onIssued(reply.data.data)
  }
  const name = keysText('defaultName', { number: keys.data.keys.length + 1 })
  return (
    <Form<KeyValues>
      layout="vertical"
      name="new-stream-key"
      initialValues={{ flightId: first._id, name, days: 0 }}
      onFinish={(values) => void submit(values)}
    >
      <Form.Item
        name="flightId"
        label={keysText('flight')}
        rules={[{ required: true, message: keysText('flightRequired') }]}
      >
        <Select
          getPopupContainer={popupParent}
          options={flights.map(({ _id, name: label }) => ({ value: _id, label }))}
        />
      </Form.Item>
      <Form.Item
        name="name"
        label={keysText('name')}
        extra={keysText('nameHelp')}
        rules={[{ required: true, whitespace: true, message: keysText('nameRequired') }]}
      >
        <Input maxLength={newStreamKeyLimits.name.maxLength} />
      </Form.Item>
      <Form.Item name="days" label={keysText('validity')}>
        <Select
          getPopupContainer={popupParent}
          options={[
            { value: 0, label: keysText('validUntilRevoked') },
            ...VALID_DAYS.map((days) => ({ value: days, label: keysText('validDays', { days }) })),
          ]}
        />
      </Form.Item>
      <Flex vertical gap={12} align="flex-start">
        {creation.error && <Alert type="error" showIcon title={creation.error.message} />}
        <Button type="primary" htmlType="submit" loading={creation.isLoading}>
          {keysText('create')}
        </Button>
      </Flex>
    </Form>
  )
}

const isOpen = ({ status }: Flight): boolean => status !== 'landed' && status !== 'aborted'
