// The page in an archive that shows the case in any browser without a network: no script, no style sheet, no font from elsewhere.
import { render, type Message } from '../../platform/core/messages'
import type { TakenTime } from '../../records/mission-files/takenTime'
import { evidenceText } from './messages'
import type { ClipRange, Part } from './parts'
import type { AlertRecord, CommentRecord, RecordOfItem, ReportRecord } from './recordSql'
import type { CustodyEntry, EvidenceCase } from './sql'

interface PageContents {
  evidenceCase: EvidenceCase
  parts: readonly Part[]
  custody: readonly CustodyEntry[]
  frozenAt: Date
  language: string
  /** What the clips hold of their recordings, by item. */
  clips: ReadonlyMap<string, ClipRange>
  /** SHA-256 of the files by path. */
  hashes: ReadonlyMap<string, string>
}

const MS_PER_SECOND = 1000

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 32px auto; max-width: 960px; padding: 0 16px; color-scheme: light dark; }
  h1 { font-size: 24px; } h2 { font-size: 19px; margin-top: 32px; } h3 { font-size: 16px; margin-bottom: 4px; }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; margin: 8px 0; }
  dt { opacity: 0.75; } dd { margin: 0; overflow-wrap: anywhere; }
  img, video { max-width: 100%; max-height: 480px; }
  table { border-collapse: collapse; width: 100%; } th, td { text-align: start; padding: 4px 12px 4px 0; vertical-align: top; }
  td { overflow-wrap: anywhere; } section { border-top: 1px solid #8886; padding-top: 4px; }
  @media print { video { display: none; } section { break-inside: avoid; } }`

export function casePage({ evidenceCase, parts, custody, frozenAt, language, clips, hashes }: PageContents): string {
  const text = (message: Message) => escaped(render(message, language))
  const { name, note, missionName, createdAt, createdBy } = evidenceCase
  const about = facts([
    [text(evidenceText('pageMission')), missionName],
    [text(evidenceText('pageCreated')), utc(createdAt)],
    [text(evidenceText('pageCreatedBy')), createdBy?.name],
    [text(evidenceText('pageFrozen')), utc(frozenAt.toISOString())],
    [text(evidenceText('pageNote')), note],
  ])
  const contents = parts.map((part) =>
    partSection(part, hashes.get(part.path) ?? '', clips.get(part.item._id), { text, language }),
  )
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; media-src 'self' file:; style-src 'unsafe-inline'">
<title>${escaped(name)}</title>
<style>${STYLE}</style>
</head>
<body>
<p>${text(evidenceText('pageCase'))}</p>
<h1>${escaped(name)}</h1>
${about}
<p>${text(evidenceText('pageVerify'))}</p>
<h2>${text(evidenceText('pageContents'))}</h2>
${contents.join('\n')}
<h2>${text(evidenceText('pageCustody'))}</h2>
${custodyTable(custody, text)}
</body>
</html>
`
}

/** A message in the language of the page, escaped. */
type Text = (message: Message) => string

function partSection(
  { path, item, content }: Part,
  sha256: string,
  clip: ClipRange | undefined,
  { text, language }: { text: Text; language: string },
): string {
  const { name, kind, file, fromMs, untilMs, record } = item
  const chosen = fromMs !== null && untilMs !== null ? { fromMs, untilMs } : undefined
  const range = (part: ClipRange | undefined): string | undefined =>
    part &&
    render(
      evidenceText('pageClipRange', { from: part.fromMs / MS_PER_SECOND, until: part.untilMs / MS_PER_SECOND }),
      language,
    )
  const href = escaped(encodeURI(path).replace(/[?#]/g, encodeURIComponent))
  const described = facts([
    [text(evidenceText('pageTaken')), file ? takenText(file.taken, text) : undefined],
    [text(evidenceText('pageUploaded')), file?.uploadedAt ? utc(file.uploadedAt.toISOString()) : undefined],
    [text(evidenceText('pagePosition')), positionOf(file)],
    [text(evidenceText('pageClip')), range(clip)],
    [text(evidenceText('pageClipChosen')), range(chosen)],
    [text(evidenceText('pageHash')), sha256],
  ])
  return `<section>
<h3><a href="${href}">${escaped(content === 'file' ? name : (path.split('/').at(-1) ?? name))}</a></h3>
${described}
${content === 'record' ? recordOf(record, text) : preview(kind, href, file?.mediaType ?? '')}
</section>`
}

function preview(kind: string, href: string, mediaType: string): string {
  if (mediaType.startsWith('image/') && mediaType !== 'image/tiff') return `<img src="${href}" alt="" loading="lazy">`
  if (kind === 'recording') return `<video src="${href}" controls preload="none"></video>`
  return ''
}

function recordOf(record: RecordOfItem | null, text: Text): string {
  if (!record) return ''
  if ('dataSha256' in record) return reportOf(record, text)
  const own = isAlert(record) ? alertOf(record, text) : ''
  return own + commentsOf(record.comments, text)
}

const reportOf = ({ period, madeAt, dataSha256 }: ReportRecord, text: Text): string =>
  facts([
    [text(evidenceText('pagePeriod')), `${period.from} – ${period.until}`],
    [text(evidenceText('pageMade')), utc(madeAt)],
    [text(evidenceText('pageDataHash')), dataSha256],
  ])

const isAlert = (record: RecordOfItem): record is AlertRecord => 'severity' in record

function alertOf(alert: AlertRecord, text: Text): string {
  const about = facts([
    [text(evidenceText('pageKind')), alert.kind],
    [text(evidenceText('pageSeverity')), alert.severity],
    [text(evidenceText('pageState')), alert.state],
    [text(evidenceText('pageOutcome')), alert.outcome],
    [text(evidenceText('pageReason')), alert.reason],
    [text(evidenceText('pageSeen')), alert.occurredAt && utc(alert.occurredAt)],
    [
      text(evidenceText('pageSeen')),
      alert.occurredByFile && text(evidenceText('takenByFile', { time: clock(alert.occurredByFile) })),
    ],
  ])
  const lines = alert.activity.map(
    ({ at, user, action }) => `<li>${utc(at)} ${escaped(user ?? '')} ${escaped(action)}</li>`,
  )
  const activity = lines.length > 0 ? `<h4>${text(evidenceText('pageActivity'))}</h4><ul>${lines.join('')}</ul>` : ''
  return `<p>${escaped(alert.description)}</p>${about}${activity}`
}

function commentsOf(comments: readonly CommentRecord[], text: Text): string {
  if (comments.length === 0) return ''
  const lines = comments.map(
    ({ at, author, text: said }) => `<li>${utc(at)} ${escaped(author ?? '')}: ${escaped(said)}</li>`,
  )
  return `<h4>${text(evidenceText('pageComments'))}</h4><ul>${lines.join('')}</ul>`
}

function custodyTable(custody: readonly CustodyEntry[], text: Text): string {
  const heads = [
    evidenceText('pageTime'),
    evidenceText('pageUser'),
    evidenceText('pageAddress'),
    evidenceText('pageAction'),
    evidenceText('pageTarget'),
  ]
  const rows = custody.map(({ at, actor, address, action, target }) => {
    const cells = [
      utc(at),
      escaped(actor),
      escaped(address),
      text(evidenceText('custodyAction', { action })),
      escaped(target),
    ]
    return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`
  })
  return `<table><thead><tr>${heads.map((head) => `<th scope="col">${text(head)}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>`
}

/** A list of facts; those without a value are left out. Labels are escaped already. */
function facts(entries: readonly (readonly [label: string, value: string | null | undefined])[]): string {
  const known = entries.filter(([, value]) => value)
  return `<dl>${known.map(([label, value]) => `<dt>${label}</dt><dd>${escaped(value ?? '')}</dd>`).join('')}</dl>`
}

function positionOf(file: { lat: number | null; long: number | null } | null): string | undefined {
  if (file?.lat == null || file.long == null) return undefined
  return `${file.lat.toFixed(6)}, ${file.long.toFixed(6)}`
}

function takenText(taken: TakenTime, text: Text): string {
  switch (taken.kind) {
    case 'instant':
      return utc(taken.at.toISOString())
    case 'local':
      return text(evidenceText('takenByCameraClock', { time: clock(taken.clock.toISOString()) }))
    case 'file':
      return text(evidenceText('takenByFile', { time: clock(taken.at.toISOString()) }))
    case 'unknown':
      return text(evidenceText('takenUnknown'))
  }
}

const clock = (time: string): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ')

/** 2026-03-12 10:00:00 UTC. */
const utc = (time: string): string => `${clock(time)} UTC`

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
