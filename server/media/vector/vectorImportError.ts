import { MessageError } from '../../platform/core/messageError'
import type { Message } from '../../platform/core/messages'
import type { Box } from './extent'

/** A vector file that cannot be imported, with a message for the user. */
export class VectorImportError extends MessageError {
  override name = 'VectorImportError'
}

/** The coordinates of a file need a coordinate system that it does not name. */
export class MissingSystemError extends VectorImportError {
  override name = 'MissingSystemError'

  /** @param bounds of the coordinates, in the numbers of the file: west, south, east, north; undefined if unknown */
  constructor(
    text: Message,
    readonly bounds: Box | undefined,
    options?: ErrorOptions,
  ) {
    super(text, options)
  }
}
