import { http, HttpResponse } from 'msw'
import type { BaseMap, BaseMapSetting } from '../../api/base-map'
import { apiUrl } from './apiUrl'

/** Mocked base maps: what maps offer, and the settings. */
export const baseMapHandlers = (maps: BaseMap[] = [], settings: BaseMapSetting[] = []) => {
  const offered = () => HttpResponse.json({ status: true, data: { maps } })
  return [
    http.get(apiUrl('/base-map/get-for-map'), offered),
    http.get(apiUrl('/base-map/get-for-public-map/:baseLayerId'), offered),
    http.get(apiUrl('/base-map/get-settings'), () => HttpResponse.json({ status: true, data: { maps: settings } })),
  ]
}
