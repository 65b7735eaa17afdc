import { Alert } from 'antd'
import type { Flight } from '../../../api/flight'
import { useCan } from '../../../session/useCan'
import { Link } from '../../../shared/Link'
import { assetProblemText } from '../assetProblemText'
import { flightsText } from '../messages'

/** The drone, the batteries and the payload of a flight, with what speaks against them. */
export function AssetsFact({ flight: { assets } }: { flight: Flight }) {
  const canSee = useCan('asset_list')
  if (assets.length === 0) return flightsText('noAssets')
  return (
    <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {assets.map(({ _id, name, problems, overrideReason }) => (
        <li key={_id}>
          {canSee ? <Link to={`/dashboard/assets/${_id}`}>{name}</Link> : name}
          {overrideReason !== null && <div>{flightsText('overrideReason', { reason: overrideReason })}</div>}
          {problems.length > 0 && <Alert type="warning" showIcon title={problems.map(assetProblemText).join(' · ')} />}
        </li>
      ))}
    </ul>
  )
}
