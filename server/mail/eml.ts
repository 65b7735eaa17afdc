// What mailer.ts wrote, read again: one text part, headers folded and in encoded words, as RFC 5322 and 2047 have them.
export interface Eml {
  from: string
  to: string
  subject: string
  text: string
}

/** Reads a mail of our own outbox; a header that is not there is empty. */
export function readEml(source: Buffer): Eml {
  const raw = source.toString('latin1').replace(/\r\n/g, '\n')
  const end = raw.indexOf('\n\n')
  const header = headersOf(end < 0 ? raw : raw.slice(0, end))
  const body = end < 0 ? '' : raw.slice(end + 2)
  return {
    from: decodedWords(header('from')),
    to: decodedWords(header('to')),
    subject: decodedWords(header('subject')),
    text: decodedBody(body, header('content-transfer-encoding').toLowerCase()).trimEnd(),
  }
}

function headersOf(block: string): (name: string) => string {
  const lines = block.replace(/\n[ \t]+/g, ' ').split('\n')
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  const headers = new Map(pairs)
  return (name) => headers.get(name) ?? ''
}

function decodedBody(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  const bytes = encoding === 'quoted-printable' ? unquoted(body.replace(/=\n/g, '')) : body
  return Buffer.from(bytes, 'latin1').toString()
}

/** The space between two encoded words belongs to the folding, not to the text. */
const decodedWords = (text: string): string =>
  text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
      how.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : Buffer.from(unquoted(word.replaceAll('_', ' ')), 'latin1').toString(),
    )

const unquoted = (text: string): string =>
  text.replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
