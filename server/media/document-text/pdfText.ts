// Text of untrusted PDF files.
import { runTextProcess } from './textProcess'

const MAX_PAGES = 10_000

export interface PdfText {
  pageCount: number
  /** How many pages were read, from the first. */
  read: number
  /** Pages with text, starting at 1. */
  pages: { page: number; text: string }[]
}

/** @throws ProcessFailure; its message ends with the name of the error, such as PasswordException */
export const readPdfText = (path: string, maxCharacters: number, signal?: AbortSignal): Promise<PdfText> =>
  runTextProcess('media/document-text/pdfTextProcess.cjs', path, [String(MAX_PAGES), String(maxCharacters)], signal)
