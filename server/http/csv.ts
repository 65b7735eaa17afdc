// Long lists as CSV, read in small pages: a slow client occupies neither a connection nor memory, and each page takes a place
// among the requests of its caller, so that a large export does not slow others.
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import { keepScope } from '../db/accessScope'
import { inTurns } from './turns'

/** As many rows as a list has at most: making their text keeps other requests waiting. */
const PAGE_SIZE = 200

/**
 * A stream of CSV text with a header row. Cells that a spreadsheet would run as formulas are escaped.
 * @param columns makes the cells of a record, by the names in the header row
 * @param read returns the next `limit` records after the record `before`; the first ones when it is undefined
 */
export function csvOf<T extends { _id: string }>(
  columns: Record<string, (record: T) => string>,
  read: (before: string | undefined, limit: number) => Promise<T[]>,
): Readable {
  const cells = Object.values(columns)
  const csv = stringify({ header: true, columns: Object.keys(columns), escape_formulas: true, bom: true })
  return inTurns(csv, (takeTurn) => {
    async function* rows(): AsyncGenerator<string[]> {
      for (let before: string | undefined; ;) {
        const page = await takeTurn(() => read(before, PAGE_SIZE))
        for (const record of page) yield cells.map((cell) => cell(record))
        before = page.at(-1)?._id
        if (page.length < PAGE_SIZE) return
      }
    }
    const source = Readable.from(keepScope(rows()))
    source.on('error', (error) => csv.destroy(error))
    csv.on('close', () => source.destroy())
    source.pipe(csv)
  })
}
