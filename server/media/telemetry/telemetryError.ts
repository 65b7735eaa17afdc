import { MessageError } from '../../platform/core/messageError'

/** A flight log that cannot be imported, with a message for the user. */
export class TelemetryError extends MessageError {
  override name = 'TelemetryError'
}
