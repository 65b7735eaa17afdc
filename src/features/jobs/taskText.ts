import { jobsText } from './messages'

/** What a kind of job does. Undefined for kinds that this version does not know. */
export function taskText(kind: string): string | undefined {
  switch (kind) {
    case 'layer-import':
      return jobsText('layerImport')
    case 'photo-import':
      return jobsText('photoImport')
    case 'photo-mosaic':
      return jobsText('photoMosaic')
    case 'orthomosaic':
      return jobsText('orthomosaic')
    case 'photo-assignment':
      return jobsText('photoAssignment')
    case 'recording-import':
      return jobsText('recordingImport')
    case 'recording-analysis':
      return jobsText('recordingAnalysis')
    case 'external-analysis':
      return jobsText('externalAnalysis')
    case 'telemetry-import':
      return jobsText('telemetryImport')
    case 'document-text':
      return jobsText('documentText')
    case 'analysis':
      return jobsText('analysis')
    case 'base-map-conversion':
      return jobsText('baseMapConversion')
    case 'evidence-freeze':
      return jobsText('evidenceFreeze')
    case 'retention':
      return jobsText('retention')
    case 'demo-files':
      return jobsText('demoFiles')
    default:
      return undefined
  }
}
