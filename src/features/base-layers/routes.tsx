import { GlobalOutlined, PlusCircleOutlined } from '@ant-design/icons'
import type { FeatureManifest } from '../../manifest/manifest'
import { lazyArea } from '../../shared/lazyArea'
import { routeText } from './routeMessages'

export const manifest: FeatureManifest = {
  screens: [
    {
      path: '/dashboard/basemap',
      page: lazyArea(() => import('./BaseLayerListPage'), 'BaseLayerListPage'),
      access: 'layer_list',
      icon: <GlobalOutlined />,
      crumb: { text: () => routeText('map') },
      palette: { title: () => routeText('baseLayers'), keywords: () => routeText('baseLayersKeywords') },
    },
    {
      path: '/dashboard/basemap/create',
      page: lazyArea(() => import('./BaseLayerCreatePage'), 'BaseLayerCreatePage'),
      access: 'can_create_base_layer',
      icon: <PlusCircleOutlined />,
      crumb: { text: () => routeText('newBaseLayer'), parent: '/dashboard/basemap' },
      palette: { keywords: () => routeText('newBaseLayerKeywords') },
    },
    {
      path: '/dashboard/basemap/:baseLayerId',
      page: lazyArea(() => import('./BaseLayerPage'), 'BaseLayerPage'),
      access: 'layer_list',
      icon: <GlobalOutlined />,
      crumb: { text: () => routeText('baseLayer'), parent: '/dashboard/basemap', isRecord: true },
    },
  ],
  paletteSources: [
    {
      id: 'base-layers',
      results: lazyArea(() => import('./BaseLayerResults'), 'BaseLayerResults'),
      access: 'layer_list',
      order: 30,
    },
  ],
}
