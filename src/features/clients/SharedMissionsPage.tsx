import { ComingPage } from '../../shared/states/ComingPage'
import { clientsText } from './messages'
import { routeText } from './routeMessages'

export function SharedMissionsPage() {
  return <ComingPage title={routeText('missions')} help={clientsText('helpSharedMissions')} />
}
