import { Button } from 'antd'
import { formatNumber } from '../shared/messages'
import './aircraft.css'
import { FeedsLink } from './FeedsLink'
import { aircraftText } from './messages'
import type { AircraftOnMap } from './useAircraft'

/** Switches other aircraft on and off, with their number; nothing while there are none. */
export function AircraftSwitch({ aircraft }: { aircraft: AircraftOnMap }) {
  const { isOffered, isShown, total, hasFailed, toggle, retry } = aircraft
  if (!isOffered) return null
  return (
    <section className="aircraft-switch" aria-label={aircraftText('title')}>
      <label>
        <input type="checkbox" checked={isShown} onChange={toggle} />
        <span>{aircraftText('layer')}</span>
        <span className="aircraft-count">{formatNumber(total)}</span>
      </label>
      <FeedsLink>{aircraftText('feeds')}</FeedsLink>
      {hasFailed && (
        <p role="alert">
          {aircraftText('failed')}{' '}
          <Button size="small" onClick={retry}>
            {aircraftText('retry')}
          </Button>
        </p>
      )}
    </section>
  )
}
