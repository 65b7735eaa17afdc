// State of an upload for the UI.
import type { UploadPurpose } from './uploadPurpose'

export type UploadStep = 'waiting' | 'checking' | 'sending' | 'paused' | 'interrupted' | 'failed' | 'uploaded'

export interface FileUpload {
  key: string
  purpose: UploadPurpose
  name: string
  /** Bytes. */
  size: number
  step: UploadStep
  /** Bytes checked or sent, depending on `step`. */
  done: number
  /** Error message for the user. */
  problem: string | undefined
}

/** Whether closing the page would interrupt the upload. */
export const isInProgress = ({ step }: FileUpload): boolean =>
  step === 'waiting' || step === 'checking' || step === 'sending' || step === 'uploaded'
