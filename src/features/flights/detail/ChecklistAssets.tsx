import { Alert, Flex, Typography } from 'antd'
import type { Flight, FlightAsset } from '../../../api/flight'
import { useCan } from '../../../session/useCan'
import { Link } from '../../../shared/Link'
import { AssetMarks } from '../AssetMarks'
import { assetProblemText } from '../assetProblemText'
import { flightsText } from '../messages'

/** The assets of a flight before take-off: their state, what is due next, and what speaks against them. */
export function ChecklistAssets({ flight: { assets } }: { flight: Flight }) {
  if (assets.length === 0) {
    return (
      <p style={{ margin: '0 0 12px' }}>
        <Typography.Text type="secondary">{flightsText('checklistNoAssets')}</Typography.Text>
      </p>
    )
  }
  return (
    <Flex
      component="ul"
      aria-label={flightsText('checklistAssets')}
      vertical
      gap={12}
      style={{ listStyle: 'none', margin: '0 0 16px', padding: 0 }}
    >
      {assets.map((asset) => (
        <AssetRow key={asset._id} asset={asset} />
      ))}
    </Flex>
  )
}

function AssetRow({ asset }: { asset: FlightAsset }) {
  const { _id, name, serial, problems, overrideReason } = asset
  const canSee = useCan('asset_list')
  return (
    <li>
      <Flex wrap gap={8} align="center">
        {canSee ? <Link to={`/dashboard/assets/${_id}`}>{name}</Link> : name}
        <Typography.Text type="secondary">{serial}</Typography.Text>
        <AssetMarks asset={asset} />
      </Flex>
      {problems.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={problems.map(assetProblemText).join(' · ')}
          description={overrideReason !== null && flightsText('overrideReason', { reason: overrideReason })}
          style={{ marginTop: 8 }}
        />
      )}
    </li>
  )
}
