// Where the bytes of an upload go while they arrive: one for a local folder, one for an S3-compatible store.
import type { DataStore } from '@tus/server'
import type { Config } from '../config'
import type { Storage } from '../storage/storage'
import { openLocalFolder } from '../storage/localFolder'
import { filesFolder } from '../storage/openStorage'
import { openLocalIntake } from './localIntake'
import { openS3Intake } from './s3Intake'

export interface Intake {
  /** For the tus server. Ids are storage keys; every method is called with the upload's lock held. */
  store: DataStore
  /** How many bytes have arrived. */
  received(key: string): Promise<number>
  /** All bytes are here: makes them the storage's under the key. May be called again after a crash. @returns SHA-256 */
  complete(key: string, size: number): Promise<string>
  /** Bytes that may still come; undefined when nobody knows. */
  free(): Promise<number | undefined>
  close(): Promise<void>
}

/** The intake that goes with the storage. */
export const openIntake = (config: Config, storage: Storage): Intake =>
  config.S3
    ? openS3Intake(config.S3, storage)
    : openLocalIntake(openLocalFolder(filesFolder(config)), filesFolder(config))
