import { MessageError } from '../../platform/core/messageError'

/** A vector file that cannot be imported, with a message for the user. */
export class VectorImportError extends MessageError {
  override name = 'VectorImportError'
}
