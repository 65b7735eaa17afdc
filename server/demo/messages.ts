import { catalogue } from '../platform/core/messages'

export const demoText = catalogue('demo', {
  job: 'Sample files of the demo',
  step: 'Adding {name}',
  photos: 'photos',
  thermalPhoto: 'thermal photo',
  telemetry: 'telemetry',
  recording: 'recording',
  alerts: 'pictures of alerts',
  outcomes: 'outcomes',
  evidence: 'an evidence case',
  analyses: 'analyses',
  analysesJob: 'Analyses of the demo',
})
