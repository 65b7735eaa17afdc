import path from 'node:path'
import type { Config } from '../config'
import { openLocalFolder } from './localFolder'
import { openS3 } from './s3'
import type { Storage } from './storage'

/** The storage that the settings name. */
export const openStorage = ({ S3, DATA_DIR }: Config): Storage =>
  S3 ? openS3(S3, path.join(DATA_DIR, 'cache', 's3')) : openLocalFolder(path.join(DATA_DIR, 'files'))
