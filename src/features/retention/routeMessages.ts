import { catalogue } from '../../shared/messages'

export const routeText = catalogue('retentionRoutes', {
  retention: 'Retention',
  keywords: 'retention automatic deletion old recordings telemetry snapshots storage free space expire cleanup hold',
})
