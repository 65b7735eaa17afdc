import { ComingPage } from '../../shared/states/ComingPage'
import { clientsText } from './messages'
import { routeText } from './routeMessages'

export function ClientCreatePage() {
  return <ComingPage title={routeText('newClient')} help={clientsText('helpClients')} />
}
