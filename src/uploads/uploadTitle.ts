// Name of an upload in lists.
import { uploadsText } from './messages'
import type { UploadPurpose } from './uploadPurpose'

/** The file name, together with the name of the base layer or base map to be created if there is one. */
export const titleOf = (name: string, purpose: UploadPurpose): string =>
  'name' in purpose ? uploadsText('fileFor', { name, created: purpose.name }) : name
