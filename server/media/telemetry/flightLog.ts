import { Readable } from 'node:stream'
import type { ByteSource } from '../../platform/storage/byteSource'
import { VectorImportError } from '../vector/vectorImportError'
import { isOfKnownProgram } from './columns'
import { readTableHead } from './readers/csv'

const HEAD_BYTES = 64 * 1024

/** Whether a table has the header of a common program for flight logs. */
export async function isFlightLog(table: ByteSource): Promise<boolean> {
  const head = await table.read(0, Math.min(HEAD_BYTES, table.size))
  try {
    const { header } = await readTableHead(Readable.from([head]))
    return isOfKnownProgram(header)
  } catch (error) {
    // The import reports what is wrong with the table.
    if (error instanceof VectorImportError) return false
    throw error
  }
}
