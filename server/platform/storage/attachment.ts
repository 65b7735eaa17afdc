import { create } from 'content-disposition'

/** A Content-Disposition header that saves the response as a file called `name`, whatever characters the name contains. */
export const attachment = (name: string): string =>
  // The library throws on a lone surrogate; the buffer replaces it. Some clients keep a path in a file name.
  create(Buffer.from(name).toString().replace(/[/\\]/g, '_'))
