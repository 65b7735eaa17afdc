import type { AssetStatus } from '../../api/asset'
import { StateTag, type StateHue } from '../../shared/StateTag'
import { assetStatusText, assetsText } from './messages'

const HUES: Record<AssetStatus, StateHue | undefined> = {
  available: 'green',
  in_use: 'blue',
  due_soon: 'gold',
  overdue: 'red',
  in_maintenance: 'gold',
  grounded: 'red',
  retired: undefined,
}

/** Status of an asset as text and color. */
export const AssetStatusTag = ({ status }: { status: AssetStatus }) => (
  <StateTag hue={HUES[status]} dot={status === 'in_use'} struck={status === 'retired'}>
    {assetStatusText(status)}
  </StateTag>
)

/** Marks a battery that has many cycles or little health left. */
export const AgeingTag = () => <StateTag hue="gold">{assetsText('ageing')}</StateTag>
