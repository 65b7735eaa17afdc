import { Card, Flex, Typography } from 'antd'
import type { Asset } from '../../api/asset'
import { Link } from '../../shared/Link'
import { RelativeTime } from '../../shared/time/RelativeTime'
import { AgeingTag, AssetStatusTag } from './AssetStatusTag'
import { dueText } from './dueText'
import { hoursText } from './hoursText'
import { assetsText } from './messages'
import './fleetBoard.css'

/** Assets as cards: their status, what is due next, and where they were seen last. */
export function FleetBoard({ assets }: { assets: readonly Asset[] }) {
  return (
    <ul className="fleet-board">
      {assets.map((asset) => (
        <li key={asset._id}>
          <AssetCard asset={asset} />
        </li>
      ))}
    </ul>
  )
}

function AssetCard({ asset }: { asset: Asset }) {
  const { _id, name, serial, status, isAgeing, due, hours, flights, cycles } = asset
  return (
    <Card size="small" className="fleet-card">
      <Flex wrap align="center" gap={8}>
        <Link className="fleet-name" to={`/dashboard/assets/${_id}`}>
          {name}
        </Link>
        <AssetStatusTag status={status} />
        {isAgeing && <AgeingTag />}
      </Flex>
      <Typography.Text type="secondary">
        {[asset.model ? `${asset.model.manufacturer} ${asset.model.name}` : asset.class.name, serial].join(' · ')}
      </Typography.Text>
      <dl className="fleet-facts">
        <dt>{assetsText('boardDue')}</dt>
        <dd>{due ? dueText(due) : assetsText('boardNothingDue')}</dd>
        <dt>{assetsText('boardUse')}</dt>
        <dd>{assetsText('boardUseValue', { hours: hoursText(hours), flights, cycles })}</dd>
        <dt>{assetsText('boardSeen')}</dt>
        <dd>
          <LastSeen asset={asset} />
        </dd>
      </dl>
    </Card>
  )
}

function LastSeen({ asset: { flight, lastFlight } }: { asset: Asset }) {
  if (flight) {
    return <Link to={`/dashboard/missions/${flight.missionId}/flights?flight=${flight._id}`}>{flight.name}</Link>
  }
  if (!lastFlight) return <>{assetsText('boardNeverSeen')}</>
  return (
    <>
      <RelativeTime time={lastFlight.at} />
      {', '}
      <Link to={`/dashboard/missions/${lastFlight.missionId}/flights?flight=${lastFlight._id}`}>
        {lastFlight.missionName}
      </Link>
    </>
  )
}
