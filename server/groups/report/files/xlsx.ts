import { render } from '../../../platform/core/messages'
import { reportFileText as text } from '../messages'
import type { Report } from '../service'
import { inputLines, periodText, remarks, type Maker } from './inputLines'
import { tableOf } from './table'

const NAME_WIDTH = 28
const HASH_WIDTH = 68
/** Characters that a cell holds. */
const MOST_CHARACTERS = 32_767

/** An Excel file with a sheet for the report and one for its inputs. Names are texts, so that none is run as a formula. */
export async function reportXlsx(report: Report, maker: Maker, language: string): Promise<Buffer> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const { header, rows, total } = tableOf(report, language)
  const words = (value: string) => ({ value: value.slice(0, MOST_CHARACTERS), type: String })
  const heading = (value: string) => ({ value, type: String, fontWeight: 'bold' as const, wrap: true })
  const title = render(text('title', { layer: report.baseLayer.name }), language)
  const line = ([name, ...numbers]: [string, ...number[]]) => [words(name), ...numbers]
  const inputs = inputLines(report, maker, language)
  return writeExcelFile([
    {
      sheet: render(text('sheetReport'), language),
      data: [
        [heading(title)],
        [words(periodText(report, language))],
        ...remarks(report, language).map((remark) => [words(remark)]),
        header.map(heading),
        ...rows.map(line),
        [heading(total[0]), ...total.slice(1)],
      ],
      columns: header.map((_, index) => (index === 0 ? { width: NAME_WIDTH } : {})),
    },
    {
      sheet: render(text('sheetInputs'), language),
      data: inputs.map(({ label, value, sha256 }) => [words(label), words(value), words(sha256 ?? '')]),
      columns: [{ width: HASH_WIDTH }, { width: HASH_WIDTH }, { width: HASH_WIDTH }],
    },
  ]).toBuffer()
}
