// Text of untrusted Word, Excel, PowerPoint and OpenDocument files.
import { runTextProcess } from './textProcess'

export interface OfficeText {
  text: string
  /** Whether the file has more text than was asked for. */
  isCut: boolean
}

/** @throws ProcessFailure */
export const readOfficeText = (path: string, maxCharacters: number, signal?: AbortSignal): Promise<OfficeText> =>
  runTextProcess('media/document-text/officeTextProcess.cjs', path, [String(maxCharacters)], signal)
