import { AlertOutlined, ApiOutlined, SafetyOutlined, SettingOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/alerts',
      page: lazyArea(() => import('./AlertsPage'), 'AlertsPage'),
      access: 'alert_list',
      icon: <AlertOutlined />,
      crumb: { text: () => routeText('alerts') },
      palette: { keywords: () => routeText('alertsKeywords') },
    },
    {
      path: '/dashboard/alerts/settings',
      page: lazyArea(() => import('./settings/AlertSettingsPage'), 'AlertSettingsPage'),
      access: ['alert_list', 'tenant_update_self'],
      icon: <SettingOutlined />,
      crumb: { text: () => routeText('settings'), parent: '/dashboard/alerts' },
      palette: { keywords: () => routeText('settingsKeywords') },
    },
    {
      path: '/dashboard/alerts/rules',
      page: lazyArea(() => import('./settings/rules/AlertRulesPage'), 'AlertRulesPage'),
      access: ['alert_list', 'tenant_update_self'],
      icon: <SafetyOutlined />,
      crumb: { text: () => routeText('rules'), parent: '/dashboard/alerts' },
      palette: { keywords: () => routeText('rulesKeywords') },
    },
    {
      path: '/dashboard/alerts/webhook',
      page: lazyArea(() => import('./settings/webhook/AlertWebhookPage'), 'AlertWebhookPage'),
      access: ['alert_list', 'tenant_update_self'],
      icon: <ApiOutlined />,
      crumb: { text: () => routeText('webhook'), parent: '/dashboard/alerts' },
      palette: { keywords: () => routeText('webhookKeywords') },
    },
  ],
  paletteSources: [
    {
      id: 'alerts',
      results: lazyArea(() => import('./AlertResults'), 'AlertResults'),
      access: 'alert_list',
      order: 25,
    },
  ],
  missionSegments: [
    {
      path: 'alerts',
      label: () => routeText('alerts'),
      icon: <AlertOutlined />,
      page: lazyArea(() => import('./AlertsSegment'), 'AlertsSegment'),
      access: 'alert_list',
      order: 80,
      counted: 'alerts',
      shownToClients: 'alerts',
    },
  ],
}
