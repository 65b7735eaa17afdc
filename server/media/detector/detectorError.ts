import { MessageError } from '../../platform/core/messageError'

/** Why a model cannot be used, for the user. */
export class DetectorError extends MessageError {
  override name = 'DetectorError'
}
