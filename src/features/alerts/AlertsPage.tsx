import { useCan } from '../../session/useCan'
import { LinkButton } from '../../shared/LinkButton'
import { PageHeader } from '../../shared/PageHeader'
import { AlertTrash } from './AlertTrash'
import { AlertDesk } from './desk/AlertDesk'
import { alertsText } from '../../alerts/messages'
import { routeText } from './routeMessages'
import { AlertStatistics } from './statistics/AlertStatistics'

/** The alerts of all missions. */
export const AlertsPage = () => (
  <>
    <PageHeader
      title={routeText('alerts')}
      detail={alertsText('detail')}
      actions={
        <>
          <AlertStatistics />
          <AlertTrash />
          <SettingsLink />
        </>
      }
    />
    <AlertDesk />
  </>
)

function SettingsLink() {
  if (!useCan('tenant_update_self')) return null
  return <LinkButton to="/dashboard/alerts/settings">{routeText('settings')}</LinkButton>
}
