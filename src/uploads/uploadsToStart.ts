// Chooses the uploads that start next. Small files do not wait behind large ones.
import type { FileUpload } from './uploadState'

/** More parallel uploads would share the same bandwidth. */
const MAX_PARALLEL = 2
/** Files up to this size are sent within seconds. */
const SMALL_BYTES = 2 * 1024 * 1024

const isSmall = ({ size }: FileUpload): boolean => size <= SMALL_BYTES
const isRunning = ({ step }: FileUpload): boolean => step === 'checking' || step === 'sending'

/** Small files first, in the order in which they were added. */
export const uploadsToStart = (uploads: readonly FileUpload[]): FileUpload[] => [
  ...startable(uploads.filter(isSmall)),
  ...startable(uploads.filter((upload) => !isSmall(upload))),
]

const startable = (uploads: readonly FileUpload[]): FileUpload[] =>
  uploads
    .filter(({ step }) => step === 'waiting')
    .slice(0, Math.max(0, MAX_PARALLEL - uploads.filter(isRunning).length))
