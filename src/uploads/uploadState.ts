// A file on its way, as the screens see it.
import type { UploadPurpose } from './uploadPurpose'

export type UploadStep = 'waiting' | 'checking' | 'sending' | 'paused' | 'interrupted' | 'failed' | 'arrived'

export interface FileUpload {
  key: string
  purpose: UploadPurpose
  name: string
  /** Bytes. */
  size: number
  step: UploadStep
  /** Bytes that were checked or sent, by `step`. */
  done: number
  /** Why it failed, for a person. */
  problem: string | undefined
}

/** What closing the page would interrupt. */
export const isUnderWay = ({ step }: FileUpload): boolean =>
  step === 'waiting' || step === 'checking' || step === 'sending' || step === 'arrived'
