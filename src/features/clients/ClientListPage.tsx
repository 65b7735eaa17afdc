import { ComingPage } from '../../shared/states/ComingPage'
import { clientsText } from './messages'
import { routeText } from './routeMessages'

export function ClientListPage() {
  return <ComingPage title={routeText('clients')} help={clientsText('helpClients')} />
}
