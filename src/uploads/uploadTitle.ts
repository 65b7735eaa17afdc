// Name of an upload in lists.
import { uploadsText } from './messages'
import type { UploadPurpose } from './uploadPurpose'

/** The file name, together with the name of the base layer to be created if there is one. */
export const titleOf = (name: string, purpose: UploadPurpose): string =>
  purpose.kind === 'new-base-layer' ? uploadsText('fileForBaseLayer', { name, baseLayer: purpose.name }) : name
