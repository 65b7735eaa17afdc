import { jobsText } from './messages'

/** The texts of the kinds of job. */
const TASKS = {
  'layer-import': 'layerImport',
  'photo-import': 'photoImport',
  'mission-ground': 'missionGround',
  'photo-mosaic': 'photoMosaic',
  orthomosaic: 'orthomosaic',
  'photo-assignment': 'photoAssignment',
  'recording-import': 'recordingImport',
  'recording-analysis': 'recordingAnalysis',
  'external-analysis': 'externalAnalysis',
  hotspots: 'hotspots',
  'detector-run': 'detectorRun',
  'telemetry-import': 'telemetryImport',
  'document-text': 'documentText',
  analysis: 'analysis',
  'base-map-conversion': 'baseMapConversion',
  'evidence-freeze': 'evidenceFreeze',
  retention: 'retention',
  'data-export': 'dataExport',
  'person-erasure': 'personErasure',
  'demo-files': 'demoFiles',
} as const

const isKnown = (kind: string): kind is keyof typeof TASKS => Object.hasOwn(TASKS, kind)

/** What a kind of job does. Undefined for kinds that this version does not know. */
export const taskText = (kind: string): string | undefined => (isKnown(kind) ? jobsText(TASKS[kind]) : undefined)
