import { catalogue } from '../../core/messages'

/** Texts about what users do with uploads. Those of the upload engine are in `uploadText`. */
export const uploadActionText = catalogue('uploadAction', {
  deleted: 'Upload deleted',
})
