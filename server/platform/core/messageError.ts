import { render, type Message } from './messages'

/** An error with a text for users. `message` is English, for logs; `text` is rendered in the reader's language. */
export class MessageError extends Error {
  constructor(
    readonly text: Message,
    options?: ErrorOptions,
  ) {
    super(render(text, 'en'), options)
  }
}
