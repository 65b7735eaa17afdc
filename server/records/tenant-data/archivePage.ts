// The pages in an archive that show its records in any browser without a network: no script, nothing from elsewhere.
import { render, type Message } from '../../platform/core/messages'
import { tenantDataText } from './messages'

export interface TableSummary {
  name: string
  rows: number
  /** Pages that show rows. */
  pages: number
  leftOut: readonly string[]
}

export interface CopiedFile {
  key: string
  path: string
  size: number
}

interface IndexContents {
  title: string
  /** What is left out. */
  note: Message
  product: string
  madeAt: Date
  tables: readonly TableSummary[]
  files: readonly CopiedFile[]
  missing: readonly string[]
  damaged: readonly string[]
  language: string
}

interface TablePage {
  table: string
  columns: readonly string[]
  /** JSON objects. */
  rows: readonly string[]
  page: number
  hasNext: boolean
  /** Rows that no page shows, known on the last page. */
  hasMore: boolean
  language: string
}

/** Characters of a value that a page shows. */
const LONGEST = 300

/** In the folder of pages. */
export const pageName = (table: string, page: number): string => `${table}-${page}.html`

const STYLE = `
  body { font: 14px/1.5 system-ui, sans-serif; margin: 32px auto; max-width: 1200px; padding: 0 16px; color-scheme: light dark; }
  h1 { font-size: 24px; } h2 { font-size: 19px; margin-top: 32px; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; } dd { margin: 0; overflow-wrap: anywhere; }
  table { border-collapse: collapse; } th, td { border: 1px solid #8886; padding: 4px 8px; text-align: start; vertical-align: top; }
  td { overflow-wrap: anywhere; max-width: 360px; } .rows { overflow-x: auto; } .number { text-align: end; }`

/** The page to begin with. */
export function indexPage(contents: IndexContents): string {
  const { title, note, product, madeAt, tables, files, missing, damaged, language } = contents
  const text = textIn(language)
  const total = tables.reduce((sum, { rows }) => sum + rows, 0)
  const shown = tables.filter(({ rows }) => rows > 0)
  const body = `<p>${text(tenantDataText('pageKind'))}</p>
<h1>${escaped(title)}</h1>
<dl>
<dt>${text(tenantDataText('pageMade'))}</dt><dd>${madeAt.toISOString()}</dd>
<dt>${text(tenantDataText('pageProduct'))}</dt><dd>${escaped(product)}</dd>
<dt>${text(tenantDataText('pageRecords'))}</dt><dd>${total}</dd>
<dt>${text(tenantDataText('pageFiles'))}</dt><dd>${files.length}</dd>
</dl>
<p>${text(tenantDataText('pageVerify'))}</p>
<p>${text(note)}</p>
<h2>${text(tenantDataText('pageRecords'))}</h2>
<table><thead><tr><th scope="col">${text(tenantDataText('pageTable'))}</th><th scope="col">${text(tenantDataText('pageRows'))}</th><th scope="col">${text(tenantDataText('pageJson'))}</th></tr></thead>
<tbody>
${shown.map((table) => tableRow(table, text)).join('\n')}
</tbody></table>
<h2>${text(tenantDataText('pageFiles'))}</h2>
${fileTable(files, text)}
${namesOf(missing, text(tenantDataText('pageMissing')))}
${namesOf(damaged, text(tenantDataText('pageDamaged')))}`
  return document(title, body, language)
}

/** One page of the rows of a table. */
export function tablePage({ table, columns, rows, page, hasNext, hasMore, language }: TablePage): string {
  const lines = rows.map((row) => rowOf(JSON.parse(row) as Record<string, unknown>, columns))
  const text = textIn(language)
  const previous = page > 1 ? linkTo(pageName(table, page - 1), text(tenantDataText('pagePrevious'))) : ''
  const next = hasNext ? linkTo(pageName(table, page + 1), text(tenantDataText('pageNext'))) : ''
  const body = `<p><a href="../index.html">${text(tenantDataText('pageBack'))}</a></p>
<h1>${escaped(table)}</h1>
<p>${previous} ${next}</p>
${hasMore ? `<p>${text(tenantDataText('pageCut'))}</p>` : ''}
<div class="rows" role="region" aria-label="${escaped(table)}" tabindex="0"><table><thead><tr>${columns.map((column) => `<th scope="col">${escaped(column)}</th>`).join('')}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody></table></div>`
  return document(table, body, language)
}

function tableRow({ name, rows, pages, leftOut }: TableSummary, text: Text): string {
  const links = Array.from({ length: pages }, (_, index) => {
    const label = pages === 1 ? escaped(name) : String(index + 1)
    return `<a href="pages/${pageName(name, index + 1)}">${label}</a>`
  })
  const own = pages === 1 ? links.join('') : `${escaped(name)}: ${links.join(' ')}`
  const without =
    leftOut.length > 0 ? `<br>${text(tenantDataText('pageLeftOut', { columns: leftOut.join(', ') }))}` : ''
  return `<tr><td>${own}${without}</td><td class="number">${rows}</td><td><a href="records/${name}.jsonl">${name}.jsonl</a></td></tr>`
}

function fileTable(files: readonly CopiedFile[], text: Text): string {
  const rows = files.map(
    ({ key, path, size }) =>
      `<tr><td><a href="${hrefOf(path)}">${escaped(key)}</a></td><td class="number">${size}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">${text(tenantDataText('pageFiles'))}</th><th scope="col">${text(tenantDataText('pageSize'))}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>`
}

const namesOf = (names: readonly string[], title: string): string =>
  names.length === 0 ? '' : `<h2>${title}</h2><ul>${names.map((name) => `<li>${escaped(name)}</li>`).join('')}</ul>`

const rowOf = (row: Record<string, unknown>, columns: readonly string[]): string =>
  `<tr>${columns.map((column) => `<td>${cellOf(row[column], column)}</td>`).join('')}</tr>`

function cellOf(value: unknown, column: string): string {
  if (value === null || value === undefined) return ''
  const plain = typeof value === 'string' ? value : JSON.stringify(value)
  if (column === 'key' && typeof value === 'string')
    return `<a href="${hrefOf(`../files/${value}`)}">${escaped(value)}</a>`
  return escaped(plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain)
}

const document = (title: string, body: string, language: string): string => `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`

/** A message in the language of the page, escaped. */
type Text = (message: Message) => string

const textIn =
  (language: string): Text =>
  (message) =>
    escaped(render(message, language))

const linkTo = (href: string, label: string): string => `<a href="${href}">${label}</a>`

const hrefOf = (path: string): string => escaped(encodeURI(path).replace(/[?#]/g, encodeURIComponent))

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
