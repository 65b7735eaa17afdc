// The certificate of an erasure: JSON that is signed, and a page and instructions around it.
import { Readable } from 'node:stream'
import { render, type Message } from '../../platform/core/messages'
import { zipStream } from '../../platform/storage/zip'
import { erasureText } from './messages'
import type { DueErasure, Found } from './sql'

const FORMAT = 'aerie-erasure-certificate'

interface Certificate {
  format: typeof FORMAT
  formatVersion: 1
  id: string
  installation: string
  tenant: { id: string; name: string }
  requestedBy: string
  requestedAt: string
  erasedAt: string
  tables: Record<string, number>
  rows: number
  files: number
  bytes: number
  /** What was found with the ID of the tenant after the deletion. */
  verified: { rows: 0; files: 0 }
  backups: string
}

/** The JSON that is signed. */
export function certificateOf(
  { id, tenantId, name, requestedName, createdAt }: DueErasure,
  { tables, files, bytes }: Found,
  { erasedAt, installation }: { erasedAt: Date; installation: string },
): string {
  const certificate: Certificate = {
    format: FORMAT,
    formatVersion: 1,
    id,
    installation,
    tenant: { id: tenantId, name },
    requestedBy: requestedName,
    requestedAt: createdAt.toISOString(),
    erasedAt: erasedAt.toISOString(),
    tables,
    rows: Object.values(tables).reduce((sum, count) => sum + count, 0),
    files,
    bytes,
    verified: { rows: 0, files: 0 },
    backups: render(erasureText('backups'), 'en'),
  }
  return `${JSON.stringify(certificate, null, 2)}\n`
}

interface SignedCertificate {
  certificate: string
  keyId: string
  /** Base64. */
  signature: string
  /** PEM. */
  publicKey: string
  doneAt: Date
}

/** A ZIP with everything that is needed to read and to verify the certificate. */
export function certificateArchive(signed: SignedCertificate, language: string, keysUrl: string): Readable {
  const { certificate, keyId, signature, publicKey, doneAt } = signed
  const page = certificatePage(JSON.parse(certificate) as Certificate, language)
  const contents: Record<string, string | Buffer> = {
    'certificate.json': certificate,
    'certificate.json.sig': Buffer.from(signature, 'base64'),
    'signing-key.pem': publicKey,
    'certificate.html': page,
    'VERIFY.txt': instructions(language, keyId, keysUrl),
  }
  return zipStream(
    Object.entries(contents).map(([name, content]) => ({
      modifiedAt: doneAt,
      open: () => Promise.resolve({ name, source: Readable.from([Buffer.from(content)]) }),
    })),
  )
}

function instructions(language: string, keyId: string, keysUrl: string): string {
  const text = (message: Message) => render(message, language)
  return [
    text(erasureText('verifySignature')),
    '',
    '    openssl pkeyutl -verify -pubin -inkey signing-key.pem -rawin -in certificate.json -sigfile certificate.json.sig',
    '',
    text(erasureText('verifyKey', { keyId })),
    '',
    `    ${keysUrl}`,
    '',
  ].join('\n')
}

const STYLE = `
  body { font: 15px/1.5 system-ui, sans-serif; margin: 32px auto; max-width: 760px; padding: 0 16px; color-scheme: light dark; }
  h1 { font-size: 24px; } dl { display: grid; grid-template-columns: max-content 1fr; gap: 2px 16px; }
  dd { margin: 0; overflow-wrap: anywhere; } table { border-collapse: collapse; }
  th, td { border: 1px solid #8886; padding: 4px 12px; text-align: start; } .number { text-align: end; }`

function certificatePage(certificate: Certificate, language: string): string {
  const text = (message: Message) => escaped(render(message, language))
  const facts: [label: Message, value: string | number][] = [
    [erasureText('tenant'), certificate.tenant.name],
    [erasureText('tenantId'), certificate.tenant.id],
    [erasureText('installation'), certificate.installation],
    [erasureText('requestedBy'), certificate.requestedBy],
    [erasureText('requestedAt'), certificate.requestedAt],
    [erasureText('erasedAt'), certificate.erasedAt],
    [erasureText('rows'), certificate.rows],
    [erasureText('files'), certificate.files],
    [erasureText('bytes'), certificate.bytes],
  ]
  const rows = Object.entries(certificate.tables).map(
    ([name, count]) => `<tr><td>${escaped(name)}</td><td class="number">${count}</td></tr>`,
  )
  return `<!doctype html>
<html lang="${escaped(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${text(erasureText('title'))}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${text(erasureText('title'))}</h1>
<dl>${facts.map(([label, value]) => `<dt>${text(label)}</dt><dd>${escaped(String(value))}</dd>`).join('')}</dl>
<p>${text(erasureText('verified', certificate.verified))}</p>
<p>${text(erasureText('backups'))}</p>
<table><thead><tr><th scope="col">${text(erasureText('table'))}</th><th scope="col">${text(erasureText('rows'))}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table>
</main>
</body>
</html>
`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
