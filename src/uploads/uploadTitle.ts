// What a file on its way is called.
import { uploadsText } from './messages'
import type { UploadPurpose } from './uploadPurpose'

/** The name of the file, and of what will be made of it when that has a name of its own. */
export const titleOf = (name: string, purpose: UploadPurpose): string =>
  purpose.kind === 'new-base-layer' ? uploadsText('fileFor', { name, wanted: purpose.name }) : name
