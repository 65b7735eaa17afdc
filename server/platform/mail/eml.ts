// Parses the mails that mailer.ts writes: a text part, alone or before attachments (RFC 2046), folded headers and encoded words
// (RFC 5322, RFC 2047).
export interface Eml {
  from: string
  to: string
  subject: string
  text: string
}

/** Parses a mail of our own outbox. A missing header is empty. */
export function readEml(source: Buffer): Eml {
  const raw = source.toString('latin1').replace(/\r\n/g, '\n')
  const { header, body } = splitPart(raw)
  const boundary = /^multipart\/.*boundary="?([^";]+)/i.exec(header('content-type'))?.[1]
  const text = boundary === undefined ? { header, body } : splitPart(firstPart(body, boundary))
  return {
    from: decodeHeader(header('from')),
    to: decodeHeader(header('to')),
    subject: decodeHeader(header('subject')),
    text: decodeBody(text.body, text.header('content-transfer-encoding').toLowerCase()).trimEnd(),
  }
}

function splitPart(raw: string): { header: (name: string) => string; body: string } {
  const end = raw.indexOf('\n\n')
  return {
    header: parseHeaders(end < 0 ? raw : raw.slice(0, end)),
    body: end < 0 ? '' : raw.slice(end + 2),
  }
}

/** The part between the first two boundaries, which is the text of our mails. */
const firstPart = (body: string, boundary: string): string => body.split(`--${boundary}`)[1]?.replace(/^\n/, '') ?? ''

function parseHeaders(block: string): (name: string) => string {
  const lines = block.replace(/\n[ \t]+/g, ' ').split('\n')
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  const headers = new Map(pairs)
  return (name) => headers.get(name) ?? ''
}

function decodeBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  const bytes = encoding === 'quoted-printable' ? decodeQuotedPrintable(body.replace(/=\n/g, '')) : body
  return Buffer.from(bytes, 'latin1').toString()
}

/** The space between two encoded words belongs to the folding, not to the text. */
const decodeHeader = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : Buffer.from(decodeQuotedPrintable(word.replaceAll('_', ' ')), 'latin1').toString(),
    )

const decodeQuotedPrintable = (text: string): string =>
  text.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
