// Cuts a stream of Cursor on Target into its events. Events follow each other without a delimiter, so that the end of one is its
// end tag; between them there may be white space and XML declarations.
import { StringDecoder } from 'node:string_decoder'

/** A position is about 1 KB. */
export const MAX_EVENT_LENGTH = 64 * 1024

const END = '</event>'

/** The peer sends something else than Cursor on Target. */
export class NotCot extends Error {}

export interface CotStream {
  /**
   * @returns the events that are complete with this chunk
   * @throws NotCot when there is no end of an event in `MAX_EVENT_LENGTH` characters
   */
  push(chunk: Buffer): string[]
}

export function cotStream(): CotStream {
  const decoder = new StringDecoder('utf8')
  let rest = ''
  /** Where no end tag begins before. */
  let looked = 0
  return {
    push(chunk) {
      rest += decoder.write(chunk)
      const events: string[] = []
      let start = 0
      for (;;) {
        const end = rest.indexOf(END, Math.max(start, looked))
        if (end === -1) break
        const next = end + END.length
        if (next - start > MAX_EVENT_LENGTH) throw new NotCot(`An event has more than ${MAX_EVENT_LENGTH} characters`)
        events.push(rest.slice(start, next))
        start = next
        looked = next
      }
      rest = rest.slice(start)
      looked = Math.max(0, rest.length - END.length)
      if (rest.length > MAX_EVENT_LENGTH) throw new NotCot(`No event ends within ${MAX_EVENT_LENGTH} characters`)
      return events
    },
  }
}
