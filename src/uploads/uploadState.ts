// State of an upload for the UI.
import type { SameFile } from '../api/upload'
import type { MissionUse, OtherUse, UploadPurpose } from './uploadPurpose'

/**
 * `asking`: the file is uploaded, and the user must choose how to add it. `repeated`: the mission already has the file, and the user
 * must choose whether to add it again.
 */
export type UploadStep =
  | 'waiting'
  | 'checking'
  | 'sending'
  | 'paused'
  | 'interrupted'
  | 'failed'
  | 'uploaded'
  | 'asking'
  | 'repeated'

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
  /** The server rejected the content of the file, so that a retry cannot succeed. */
  isRejected?: boolean
  /** The user has closed the card that told of the failure. */
  isNoted?: boolean
  /** What the mission already has, for the step `repeated`. */
  sameFile?: SameFile
  /** Bytes per second, once measured. */
  rate?: number | undefined
  /** When bytes were last sent, in epoch milliseconds. */
  progressAt?: number
}

/** A file that was added to a mission during this visit. */
export interface AddedFile {
  key: string
  missionId: string
  name: string
  use: MissionUse
  /** The created record. */
  createdId: string
  /** What a GPX or CSV file can become instead. */
  otherUse?: OtherUse | undefined
}

/** Files of dropped folders that were not uploaded. */
export interface LeftOut {
  missionId: string
  /** Number of hidden files and folders. */
  skipped: number
  /** Paths that the browser could not read. */
  unreadable: readonly string[]
  /** Names of files that a camera keeps beside a recording which is uploaded. */
  sideFiles: readonly string[]
}

/** Whether closing the page would interrupt the upload. */
export const isInProgress = ({ step }: FileUpload): boolean =>
  step === 'waiting' || step === 'checking' || step === 'sending' || step === 'uploaded'
