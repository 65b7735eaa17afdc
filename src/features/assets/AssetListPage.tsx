import { ComingPage } from '../../shared/states/ComingPage'
import { assetsText } from './messages'
import { routeText } from './routeMessages'

export function AssetListPage() {
  return <ComingPage title={routeText('assets')} help={assetsText('helpAssets')} />
}
