import { catalogue } from '../platform/core/messages'

export const demoText = catalogue('demo', {
  job: 'Sample files of the demo',
  step: 'Adding {name}',
  photos: 'photos',
  telemetry: 'telemetry',
  recording: 'recording',
  alerts: 'pictures of alerts',
  outcomes: 'outcomes',
  evidence: 'an evidence case',
})
