import type { FileUpload } from './uploadState'

/** More waiting files are counted, so that the list stays fast with thousands of them. */
const WAITING_SHOWN = 8
/** More files with an error or a question are counted with the waiting ones. */
const ROWS_SHOWN = 60

/** The uploads with rows of their own, and those that are only counted. */
export function shownUploads(uploads: readonly FileUpload[]): { shown: FileUpload[]; waiting: FileUpload[] } {
  const shown: FileUpload[] = []
  const waiting: FileUpload[] = []
  let waitingShown = 0
  for (const upload of uploads) {
    const isWaiting = upload.step === 'waiting'
    const hasRow = shown.length < ROWS_SHOWN && (!isWaiting || waitingShown < WAITING_SHOWN)
    if (hasRow) shown.push(upload)
    else waiting.push(upload)
    if (hasRow && isWaiting) waitingShown += 1
  }
  return { shown, waiting }
}
