import { currentLanguage } from './requestContext'
import { parseMessage, render } from './messages'

/**
 * Renders a message that `serializeMessage` stored, in the language of the request. Every reply that contains a stored message
 * uses this function: without it the stored JSON reaches the reader.
 */
export function renderStored(stored: string): string
export function renderStored(stored: string | null): string | null
export function renderStored(stored: string | null): string | null {
  return stored === null ? null : render(parseMessage(stored), currentLanguage())
}
