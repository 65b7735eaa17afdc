import type { Message } from '../../platform/core/messages'

/** Why the temperatures of a photo are unknown, for the user. */
export class ThermalError extends Error {
  constructor(
    readonly text: Message,
    options?: ErrorOptions,
  ) {
    super(text.code, options)
  }
}
