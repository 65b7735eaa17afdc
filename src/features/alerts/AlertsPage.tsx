import { PageHeader } from '../../shared/PageHeader'
import { AlertDesk } from './desk/AlertDesk'
import { alertsText } from './messages'
import { routeText } from './routeMessages'

/** The alerts of all missions. */
export const AlertsPage = () => (
  <>
    <PageHeader title={routeText('alerts')} detail={alertsText('detail')} />
    <AlertDesk />
  </>
)
