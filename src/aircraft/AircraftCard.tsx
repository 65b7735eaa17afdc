import type { ReactNode } from 'react'
import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Aircraft } from '../api/aircraft'
import { formatNumber } from '../shared/messages'
import './aircraft.css'
import { ageText, isStale, nameOf } from './aircraftScene'
import { FeedsLink } from './FeedsLink'
import { aircraftText } from './messages'

interface AircraftCardProps {
  aircraft: Aircraft
  /** Epoch milliseconds. */
  now: number
  onClose: () => void
}

/** Who says where an aircraft is, how old that is, and how high and fast it flies. */
export function AircraftCard({ aircraft, now, onClose }: AircraftCardProps) {
  const name = nameOf(aircraft)
  const { feedName: feed, feedKind, uid, course, accuracy, isEmergency } = aircraft
  const age = ageText(aircraft, now)
  const isOld = isStale(aircraft, now)
  const source = aircraftText(feedKind === 'cot' ? 'cot' : 'remoteId', { feed })
  return (
    <aside className={isOld ? 'aircraft-card is-stale' : 'aircraft-card'} aria-label={aircraftText('card', { name })}>
      <header>
        <h2>{name}</h2>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={aircraftText('close')}
          onClick={onClose}
        />
      </header>
      {isEmergency && <strong className="aircraft-emergency">{aircraftText('emergency')}</strong>}
      <dl>
        <Fact name={aircraftText('age')}>{isOld ? aircraftText('staleAge', { age }) : age}</Fact>
        <Fact name={aircraftText('source')}>
          <FeedsLink otherwise={source}>{source}</FeedsLink>
        </Fact>
        {name !== uid && <Fact name={aircraftText('id')}>{uid}</Fact>}
        <Fact name={aircraftText('height')}>{heightText(aircraft)}</Fact>
        <Fact name={aircraftText('speed')}>{speedText(aircraft)}</Fact>
        <Fact name={aircraftText('course')}>
          {course === null ? aircraftText('unknown') : aircraftText('degrees', { value: Math.round(course) })}
        </Fact>
        <Fact name={aircraftText('accuracy')}>
          {accuracy === null ? aircraftText('unknown') : aircraftText('metres', { value: Math.ceil(accuracy) })}
        </Fact>
        <Operator aircraft={aircraft} />
      </dl>
    </aside>
  )
}

function Operator({ aircraft: { operatorId, operatorLat, operatorLong } }: { aircraft: Aircraft }) {
  const hasPlace = operatorLat !== null && operatorLong !== null
  if (operatorId === null && !hasPlace) return null
  const place = hasPlace ? `${operatorLat.toFixed(5)}, ${operatorLong.toFixed(5)}` : null
  return <Fact name={aircraftText('operator')}>{[operatorId, place].filter(Boolean).join(' · ')}</Fact>
}

/** All heights that are known, each with what it is above. */
function heightText({ height, heightReference, altitude }: Aircraft): string {
  const texts = [
    ...(height === null
      ? []
      : [aircraftText(heightReference === 'ground' ? 'aboveGround' : 'aboveTakeOff', { metres: Math.round(height) })]),
    ...(altitude === null ? [] : [aircraftText('aboveEllipsoid', { metres: Math.round(altitude) })]),
  ]
  return texts.length === 0 ? aircraftText('unknown') : texts.join(' · ')
}

function speedText({ speed, verticalSpeed }: Aircraft): string {
  if (speed === null) return aircraftText('unknown')
  const text = aircraftText('metresPerSecond', { value: formatNumber(speed, { maximumFractionDigits: 1 }) })
  if (verticalSpeed === null || verticalSpeed === 0) return text
  const value = formatNumber(Math.abs(verticalSpeed), { maximumFractionDigits: 1 })
  return aircraftText(verticalSpeed > 0 ? 'climbing' : 'sinking', { speed: text, value })
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
