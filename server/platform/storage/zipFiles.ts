// A ZIP of stored files. A file that cannot be read is replaced by a text with the reason.
import { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import { render } from '../core/messages'
import { storageText } from './messages'
import type { StoredFile } from './sql'
import type { Storage } from './storage'
import { zipStream, type ZipEntry } from './zip'
import { zipNames } from './zipNames'

export interface FileInZip {
  name: string
  /** Names separated by slashes; empty for the top level. */
  folder: string
  modifiedAt: Date
  file: StoredFile
}

interface ZipContext {
  storage: Storage
  log: FastifyBaseLogger
  /** Of the texts that replace files. */
  language: string
}

export function zipOfFiles(files: readonly FileInZip[], { storage, log, language }: ZipContext): Readable {
  const names = zipNames(files)
  return zipStream(
    files.map(({ file, modifiedAt, name: ownName }, index): ZipEntry => {
      const name = names[index] ?? ownName
      return {
        modifiedAt,
        async open() {
          try {
            return { name, source: await storage.open(file.key) }
          } catch (error) {
            log.error(error, 'a file could not be read for a ZIP')
            const reason = render(storageText('unreadable', { name }), language)
            return {
              name: render(storageText('unreadableName', { name }), language),
              source: Readable.from([Buffer.from(reason)]),
            }
          }
        },
      }
    }),
  )
}
