import type { ReactNode } from 'react'
import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { PhonePosition } from '../../../api/phone'
import { useCan } from '../../../session/useCan'
import { Link } from '../../../shared/Link'
import { RelativeTime } from '../../../shared/time/RelativeTime'
import './droneMap.css'
import { mapText } from './messages'

/** Whose phone is selected on the map, since when it shares its position, and how well that is known. */
export function PhoneCard({ phone, onClose }: { phone: PhonePosition; onClose: () => void }) {
  const { name, ownerName, missionId, missionName, accuracy, since, at } = phone
  const canOpen = useCan('mission_list')
  return (
    <aside className="phone-card" aria-label={mapText('phoneCard', { name })}>
      <header>
        <h2>{name}</h2>
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined aria-hidden />}
          aria-label={mapText('close')}
          onClick={onClose}
        />
      </header>
      <dl>
        <Fact name={mapText('owner')}>{ownerName}</Fact>
        <Fact name={mapText('mission')}>
          {canOpen ? <Link to={`/dashboard/missions/${missionId}`}>{missionName}</Link> : missionName}
        </Fact>
        <Fact name={mapText('sentAt')}>
          <RelativeTime time={at} />
        </Fact>
        <Fact name={mapText('since')}>
          <RelativeTime time={since} />
        </Fact>
        <Fact name={mapText('accuracy')}>
          {accuracy === null ? mapText('unknown') : mapText('metres', { value: Math.ceil(accuracy) })}
        </Fact>
      </dl>
    </aside>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
