import { ComingPage } from '../../shared/states/ComingPage'
import { controlCenterText } from './messages'
import { routeText } from './routeMessages'

export function ControlCenterPage() {
  return <ComingPage title={routeText('controlCenter')} help={controlCenterText('helpControlCenter')} />
}
