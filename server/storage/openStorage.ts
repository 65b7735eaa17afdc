import path from 'node:path'
import type { Config } from '../config'
import { openLocalFolder } from './localFolder'
import { openS3 } from './s3'
import type { Storage } from './storage'

/** Where files are kept without a store. */
export const filesFolder = ({ DATA_DIR }: Config): string => path.join(DATA_DIR, 'files')

/** The storage that the settings name. */
export const openStorage = (config: Config): Storage =>
  config.S3 ? openS3(config.S3, path.join(config.DATA_DIR, 'cache', 's3')) : openLocalFolder(filesFolder(config))
