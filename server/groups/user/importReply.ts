import type { components } from '../../platform/contract/contract.gen'
import { render } from '../../platform/core/messages'
import type { ImportReport } from './import'
import { rejectedAsCsv } from './importRejected'
import { importText } from './messages'

type Language = Parameters<typeof render>[1]

/** The report of an import in the language of its reader. */
export function importReply(
  { created, rejected, rows, file }: ImportReport,
  language: Language,
): components['schemas']['UserImportReply']['data'] {
  const problems = new Map<number, string>()
  const rendered = rows.map(({ message, ...row }) => {
    if (!message) return row
    const problem = message
    const located = row.field === undefined ? problem : importText('problemAt', { column: row.field, problem })
    problems.set(row.row, render(located, language))
    return { ...row, message: render(message, language) }
  })
  const rejectedCsv = rejected > 0 ? rejectedAsCsv(file.header, file.rows, problems) : undefined
  return { created, rejected, rows: rendered, ...(rejectedCsv !== undefined && { rejectedCsv }) }
}
