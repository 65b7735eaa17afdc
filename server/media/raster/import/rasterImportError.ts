import { MessageError } from '../../../platform/core/messageError'

/** A raster that cannot be imported, with a message for the user. */
export class RasterImportError extends MessageError {
  override name = 'RasterImportError'
}
