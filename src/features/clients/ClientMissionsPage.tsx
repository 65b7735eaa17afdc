import { ComingPage } from '../../shared/states/ComingPage'
import { clientsText } from './messages'
import { routeText } from './routeMessages'

export function ClientMissionsPage() {
  return <ComingPage title={routeText('clientMissions')} help={clientsText('helpClientMissions')} />
}
