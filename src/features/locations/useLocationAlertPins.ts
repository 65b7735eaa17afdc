import { useMemo } from 'react'
import { ALERT_POLL_MS } from '../../alerts/alertPolling'
import { useGetLocationAlertsQuery } from '../../api/alert'
import { alertFeature } from '../../built-in-layers/recordFeatures'
import { recordLayer } from '../../built-in-layers/recordLayer'
import type { FeaturesLayer } from '../../map/scene'
import { usePolling } from '../../realtime/usePolling'
import { useCan } from '../../session/useCan'

/** ID of the layer. */
export const ALERT_PINS = 'page:alerts'

interface AlertPins {
  layers: FeaturesLayer[]
  /** Set if the location has more alerts than the map shows. */
  more: { shown: number; total: number } | undefined
}

/** The newest alerts of a location that have a position, for its map. */
export function useLocationAlertPins(locationId: string): AlertPins {
  const canSee = useCan('alert_list')
  const { data } = useGetLocationAlertsQuery({ locationId }, { ...usePolling(ALERT_POLL_MS), skip: !canSee })
  const found = data?.data
  const layers = useMemo((): FeaturesLayer[] => {
    if (!found) return []
    return [
      recordLayer(
        'alerts',
        ALERT_PINS,
        found.alerts.flatMap((alert) => alertFeature(alert) ?? []),
      ),
    ]
  }, [found])
  const isShortened = found !== undefined && found.total > found.alerts.length
  return { layers, more: isShortened ? { shown: found.alerts.length, total: found.total } : undefined }
}
