import { CalendarOutlined, RocketOutlined, SettingOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/assets',
      page: lazyArea(() => import('./AssetListPage'), 'AssetListPage'),
      access: 'asset_list',
      icon: <RocketOutlined />,
      crumb: { text: () => routeText('assets') },
      palette: { keywords: () => routeText('assetsKeywords') },
    },
    {
      path: '/dashboard/assets/calendar',
      page: lazyArea(() => import('./maintenance/MaintenanceCalendarPage'), 'MaintenanceCalendarPage'),
      access: 'asset_list',
      icon: <CalendarOutlined />,
      crumb: { text: () => routeText('calendar'), parent: '/dashboard/assets' },
      palette: { keywords: () => routeText('calendarKeywords') },
    },
    {
      path: '/dashboard/assets/settings',
      page: lazyArea(() => import('./settings/AssetSettingsPage'), 'AssetSettingsPage'),
      access: 'asset_list',
      icon: <SettingOutlined />,
      crumb: { text: () => routeText('settings'), parent: '/dashboard/assets' },
      palette: { keywords: () => routeText('settingsKeywords') },
    },
    {
      path: '/dashboard/assets/:assetId',
      page: lazyArea(() => import('./AssetPage'), 'AssetPage'),
      access: 'asset_list',
      icon: <RocketOutlined />,
      crumb: { text: () => routeText('asset'), parent: '/dashboard/assets', isRecord: true },
    },
  ],
}
