import { useLocation } from 'react-router-dom'
import { LinkButton } from '../../../shared/LinkButton'
import { routeText } from '../routeMessages'
import { settingsText } from './messages'
import './nav.css'

const pages = () => [
  { path: '/dashboard/alerts/settings', label: settingsText('handling') },
  { path: '/dashboard/alerts/rules', label: routeText('rules') },
  { path: '/dashboard/alerts/webhook', label: routeText('webhook') },
]

/** The pages of the settings of alerts, each with its own URL, so that leaving unsaved work asks first. */
export function SettingsNav() {
  const { pathname } = useLocation()
  return (
    <nav className="alert-settings-nav" aria-label={routeText('settings')}>
      {pages().map(({ path, label }) => {
        const isCurrent = path === pathname
        return (
          <LinkButton
            key={path}
            to={path}
            type="text"
            className={isCurrent ? 'is-current' : ''}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {label}
          </LinkButton>
        )
      })}
    </nav>
  )
}
