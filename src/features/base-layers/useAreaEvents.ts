// Alerts and recordings inside a base layer: one page of each, for the list and for the map.
import { useMemo, useState } from 'react'
import { skipToken } from '@reduxjs/toolkit/query'
import { ALERT_POLL_MS } from '../../alerts/alertPolling'
import {
  useListBaseLayerAlertsQuery,
  useListBaseLayerVodsQuery,
  type BaseLayerAlert,
  type BaseLayerVod,
} from '../../api/base-layer'
import { alertFeature, recordingPoint } from '../../built-in-layers/recordFeatures'
import { recordLayer } from '../../built-in-layers/recordLayer'
import type { FeaturesLayer, Selection } from '../../map/scene'
import { usePolling } from '../../realtime/usePolling'
import { useCan } from '../../session/useCan'

/** What the list shows is on the map, and nothing else. */
export const EVENTS_PAGE = 50

export const ALERTS_LAYER = 'area-alerts'
export const VODS_LAYER = 'area-recordings'

const NO_ALERTS: readonly BaseLayerAlert[] = []
const NO_VODS: readonly BaseLayerVod[] = []

export function useAreaEvents(baseLayerId: string) {
  const canSeeAlerts = useCan('alert_list')
  const canSeeVods = useCan('vod_list')
  const [alertPage, setAlertPage] = useState(1)
  const [vodPage, setVodPage] = useState(1)
  const [chosen, setChosen] = useState<Selection | null>(null)
  const alerts = useListBaseLayerAlertsQuery(
    canSeeAlerts ? { baseLayerId, page: alertPage, pageSize: EVENTS_PAGE } : skipToken,
    { ...usePolling(ALERT_POLL_MS), refetchOnMountOrArgChange: true },
  )
  const vods = useListBaseLayerVodsQuery(
    canSeeVods ? { baseLayerId, page: vodPage, pageSize: EVENTS_PAGE } : skipToken,
    { refetchOnMountOrArgChange: true },
  )
  const alertList = alerts.data?.data.items ?? NO_ALERTS
  const vodList = vods.data?.data.items ?? NO_VODS
  const layers = useMemo(() => areaLayers(alertList, vodList), [alertList, vodList])
  return {
    canSeeAlerts,
    canSeeVods,
    alerts: { ...alerts, page: alertPage, setPage: setAlertPage },
    vods: { ...vods, page: vodPage, setPage: setVodPage },
    layers,
    chosen,
    choose: setChosen,
  }
}

export type AreaEvents = ReturnType<typeof useAreaEvents>

/** Layers of a map, bottom first. What has no place is left out. */
export function areaLayers(alerts: readonly BaseLayerAlert[], vods: readonly BaseLayerVod[]): FeaturesLayer[] {
  return [
    recordLayer(
      'recordings',
      VODS_LAYER,
      vods.flatMap((vod) => (vod.location ? [recordingPoint(vod, vod.location)] : [])),
    ),
    recordLayer(
      'alerts',
      ALERTS_LAYER,
      alerts.flatMap((alert) => alertFeature({ ...alert, position: alert.location ?? null }) ?? []),
    ),
  ]
}
