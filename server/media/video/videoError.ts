import { MessageError } from '../../platform/core/messageError'

/** Why a video cannot be used, for the user. */
export class VideoError extends MessageError {
  override name = 'VideoError'
}
