import { useState } from 'react'
import { CheckOutlined, ExclamationOutlined, MinusOutlined } from '@ant-design/icons'
import { Alert, Button, Card, Checkbox, Flex, Input, Typography } from 'antd'
import { useEditFlightChecksMutation, type Flight, type FlightCheck } from '../../../api/flight'
import { useCan } from '../../../session/useCan'
import { flightChecksEditLimits } from '../../../shared/limits/flight.gen'
import { StateTag } from '../../../shared/StateTag'
import { absoluteTime } from '../../../shared/time/timeText'
import { flightsText } from '../messages'
import { ChecklistAssets } from './ChecklistAssets'

type Answer = Pick<FlightCheck, 'position' | 'state'> & { note?: string }

/** The checklist of a flight; it can be answered during preflight. */
export function Checklist({ flight, onStale }: { flight: Flight; onStale: () => void }) {
  const { _id: flightId, version, status, checks = [] } = flight
  const canUpdate = useCan('flight_update')
  const [edit, { isLoading, originalArgs, error }] = useEditFlightChecksMutation()
  const isOpen = canUpdate && status === 'preflight'
  const answer = async (check: Answer) => {
    const reply = await edit({ flightId, flightChecksEdit: { version, checks: [check] } })
    if (reply.error) onStale()
  }
  // Shown as answered while it is being saved.
  const saved = isLoading ? originalArgs?.flightChecksEdit.checks[0] : undefined
  const open = checks.filter(({ state }) => state === 'open').length
  return (
    <Card title={flightsText('checklist')}>
      {(status === 'planned' || status === 'preflight') && <ChecklistAssets flight={flight} />}
      {error && <Alert type="error" showIcon title={error.message} style={{ marginBottom: 12 }} />}
      {checks.length === 0 ? (
        <Typography.Text type="secondary">{flightsText('checklistLater')}</Typography.Text>
      ) : (
        <>
          <p role="status" style={{ margin: '0 0 12px' }}>
            {open > 0 ? flightsText('checklistOpen', { count: open }) : flightsText('checklistDone')}
          </p>
          <Flex component="ul" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
            {checks.map((check) => (
              <CheckRow
                key={check.position}
                check={check.position === saved?.position ? { ...check, state: saved.state } : check}
                isOpen={isOpen}
                isLocked={saved !== undefined && saved.position !== check.position}
                onAnswer={(given) => void answer({ ...given, position: check.position })}
              />
            ))}
          </Flex>
        </>
      )}
    </Card>
  )
}

interface CheckRowProps {
  check: FlightCheck
  /** It can be answered. */
  isOpen: boolean
  /** Another item is being saved. The saved item stays enabled, because a disabled checkbox loses the keyboard focus. */
  isLocked: boolean
  onAnswer: (answer: Omit<Answer, 'position'>) => void
}

function CheckRow({ check, isOpen, isLocked, onAnswer }: CheckRowProps) {
  const { text, isBlocking, state, note, answeredBy, answeredAt } = check
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <li>
      <Flex gap={12} wrap align="center">
        {isOpen ? (
          <Checkbox
            checked={state === 'passed'}
            disabled={isLocked}
            onChange={({ target }) => onAnswer({ state: target.checked ? 'passed' : 'open' })}
          >
            {text}
          </Checkbox>
        ) : (
          <span>
            <AnswerIcon state={state} /> {text}
          </span>
        )}
        {state === 'open' && (
          <StateTag hue={isBlocking ? 'red' : 'gold'}>{flightsText(isBlocking ? 'blocking' : 'advisory')}</StateTag>
        )}
        {isOpen && !isBlocking && state === 'open' && typed === null && (
          <Button size="small" aria-label={flightsText('overrideLabel', { item: text })} onClick={() => setTyped('')}>
            {flightsText('override')}
          </Button>
        )}
        {answeredAt !== null && (
          <Typography.Text type="secondary">
            {flightsText('answeredBy', { name: answeredBy?.name ?? '', time: absoluteTime(answeredAt) })}
          </Typography.Text>
        )}
      </Flex>
      {state === 'overridden' && <div>{flightsText('overridden', { note })}</div>}
      {typed !== null && (
        <Flex gap={8} style={{ marginTop: 8 }}>
          <Input
            autoFocus
            aria-label={flightsText('noteLabel', { item: text })}
            maxLength={flightChecksEditLimits.checks.items.note.maxLength}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button
            type="primary"
            disabled={typed.trim() === ''}
            onClick={() => {
              onAnswer({ state: 'overridden', note: typed.trim() })
              setTyped(null)
            }}
          >
            {flightsText('noteSave')}
          </Button>
          <Button onClick={() => setTyped(null)}>{flightsText('cancel')}</Button>
        </Flex>
      )}
    </li>
  )
}

/** The answer to an item that cannot be changed now. */
function AnswerIcon({ state }: Pick<FlightCheck, 'state'>) {
  switch (state) {
    case 'passed':
      return <CheckOutlined aria-label={flightsText('itemPassed')} />
    case 'overridden':
      return <ExclamationOutlined aria-hidden />
    case 'open':
      return <MinusOutlined aria-label={flightsText('itemOpen')} />
  }
}
