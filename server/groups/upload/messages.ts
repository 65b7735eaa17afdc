import { catalogue } from '../../platform/core/messages'

/** Texts about what users do with uploads. Those of the upload engine are in `uploadText`. */
export const uploadActionText = catalogue('uploadAction', {
  deleted: 'Upload deleted',
  usedAsTelemetry: 'The file is read as telemetry. The layer is in the trash.',
  usedAsLayer: 'The file is imported as a layer. The telemetry is in the trash.',
  usedElsewhere: 'The file was added to another mission. Upload it again to add it to this one too.',
  noOtherUse: 'Only GPX and CSV files can become either a layer or telemetry',
})
