import { useCan } from '../session/useCan'
import { alertsText } from './messages'
import { PlotAlerts } from './PlotAlerts'

/** The alerts inside a feature of a base layer, below its other contents in a card; nothing without the permission. */
export function AlertsHere({ baseLayerId, mapref }: { baseLayerId: string; mapref: string }) {
  const canList = useCan('alert_list')
  if (!canList) return null
  return (
    <>
      <h3>{alertsText('alertsHere')}</h3>
      <PlotAlerts baseLayerId={baseLayerId} mapref={mapref} />
    </>
  )
}
