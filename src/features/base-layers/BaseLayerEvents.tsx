import { Typography } from 'antd'
import { useListBaseLayerAlertsQuery, useListBaseLayerVodsQuery } from '../../api/base-layer'
import { useCan } from '../../session/useCan'
import { ErrorState } from '../../shared/states/ErrorState'
import { baseText } from './messages'

const ONE = 1

/** The number of alerts and recordings in the area of a base layer. */
export function BaseLayerEvents({ baseLayerId }: { baseLayerId: string }) {
  const canSeeAlerts = useCan('alert_list')
  const canSeeVods = useCan('vod_list')
  const fresh = { refetchOnMountOrArgChange: true }
  const alerts = useListBaseLayerAlertsQuery({ baseLayerId, pageSize: ONE }, { ...fresh, skip: !canSeeAlerts })
  const vods = useListBaseLayerVodsQuery({ baseLayerId, pageSize: ONE }, { ...fresh, skip: !canSeeVods })
  if (!canSeeAlerts && !canSeeVods) return null
  return (
    <section style={{ marginTop: 16 }}>
      <Typography.Title level={2} style={{ fontSize: 14, margin: '4px 0' }}>
        {baseText('events')}
      </Typography.Title>
      {alerts.data && <p>{baseText('alertCount', { count: alerts.data.data.total })}</p>}
      {alerts.error && <ErrorState message={alerts.error.message} onRetry={() => void alerts.refetch()} />}
      {vods.data && <p>{baseText('vodCount', { count: vods.data.data.total })}</p>}
      {vods.error && <ErrorState message={vods.error.message} onRetry={() => void vods.refetch()} />}
    </section>
  )
}
