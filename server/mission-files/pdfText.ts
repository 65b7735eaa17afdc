// Text of untrusted PDF files, read in a child process with limits on time and memory.
import { scriptFile } from '../core/folders'
import { runSandboxed } from '../raster/gdal/sandboxedProcess'

const MAX_PAGES = 10_000
const TIMEOUT_MS = 2 * 60_000
const MEMORY_MEGABYTES = 1024

export interface PdfText {
  pageCount: number
  /** How many pages were read, from the first. */
  read: number
  /** Pages with text, starting at 1. */
  pages: { page: number; text: string }[]
}

/** @throws ProcessFailure; its message ends with the name of the error, such as PasswordException */
export async function readPdfText(path: string, maxCharacters: number, signal?: AbortSignal): Promise<PdfText> {
  const output = await runSandboxed({
    program: process.execPath,
    args: [
      '--max-old-space-size=512',
      scriptFile('mission-files/pdfTextProcess.cjs'),
      path,
      String(MAX_PAGES),
      String(maxCharacters),
    ],
    env: {},
    timeoutMs: TIMEOUT_MS,
    memoryMegabytes: MEMORY_MEGABYTES,
    ...(signal && { signal }),
  })
  return JSON.parse(output) as PdfText
}
