// Writes the records of one state of the database into a folder: a file of JSON lines for each table, and pages to read them.
import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Tx } from '../../platform/db/tenancy'
import { pageName, tablePage, type TableSummary } from './archivePage'
import { readRows, type RowFilter } from './rowSql'
import type { DataTable } from './schemaSql'

const ROWS_PER_PAGE = 500
const MOST_PAGES = 20

interface Writing {
  /** An empty folder. */
  folder: string
  language: string
  signal: AbortSignal
}

export interface WrittenTable extends TableSummary {
  columns: readonly string[]
}

/** Writes one table. @returns its counts; a table without rows has an empty file and no page */
export async function writeTable(
  tx: Tx,
  table: DataTable,
  filter: RowFilter,
  { folder, language, signal }: Writing,
): Promise<WrittenTable> {
  await mkdir(path.join(folder, 'records'), { recursive: true })
  await mkdir(path.join(folder, 'pages'), { recursive: true })
  const { name, columns, leftOut } = table
  let rows = 0
  let pages = 0
  const writePage = async (batch: readonly string[], hasMore: boolean) => {
    pages++
    const isLast = pages === MOST_PAGES || !hasMore
    const page = {
      table: name,
      columns,
      rows: batch,
      page: pages,
      hasNext: !isLast,
      hasMore: hasMore && isLast,
      language,
    }
    await writeFile(path.join(folder, 'pages', pageName(name, pages)), tablePage(page))
  }
  async function* lines() {
    let waiting: string[] = []
    for await (const batch of readRows(tx, table, filter)) {
      signal.throwIfAborted()
      rows += batch.length
      // A page is written when it is known whether another follows.
      while (waiting.length >= ROWS_PER_PAGE && pages < MOST_PAGES) {
        await writePage(waiting.slice(0, ROWS_PER_PAGE), true)
        waiting = waiting.slice(ROWS_PER_PAGE)
      }
      if (pages < MOST_PAGES) waiting.push(...batch)
      yield batch.map((row) => `${row}\n`).join('')
    }
    if (waiting.length > 0 && pages < MOST_PAGES) await writePage(waiting, false)
  }
  await pipeline(Readable.from(lines()), createWriteStream(path.join(folder, 'records', `${name}.jsonl`)))
  return { name, columns, leftOut, rows, pages }
}
