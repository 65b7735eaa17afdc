// Words for the full-text search, the same for documents and searches: lower case, without accents and punctuation, in any
// language. PostgreSQL's configuration `simple` keeps them as they are.

/** Scripts without spaces between words: each character is searched as a word, and a word of the search as a phrase. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu
/** More words narrow a search no further in practice. */
const MAX_WORDS = 12

/** The words of a text, separated by spaces. */
export const foldedWords = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(UNSPACED, ' $& ')

const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

/** One tsquery for each word of a search. The start of a word is enough: `insp` finds `Inspection`. */
export function queriesOf(search: string): string[] {
  const words = folded(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return [...new Set(words)].slice(0, MAX_WORDS).map((word) => {
    const parts = foldedWords(word).trim().split(/ +/)
    return `${parts.map((part) => `'${part}'`).join(' <-> ')}:*`
  })
}

export interface Snippet {
  before: string
  match: string
  after: string
}

const SNIPPET_CHARACTERS = 70

/** The first match of a searched word in `content` with the text around it; undefined without a match. */
export function snippetOf(content: string, search: string): Snippet | undefined {
  const text = content.replace(/\s+/g, ' ')
  // Folding can change the length, so positions in the folded text are mapped back.
  const places: number[] = []
  let plain = ''
  for (let at = 0; at < text.length;) {
    const character = String.fromCodePoint(text.codePointAt(at) ?? 0)
    const short = folded(character)
    for (let index = 0; index < short.length; index++) places.push(at)
    plain += short
    at += character.length
  }
  const words = folded(search)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const hits = words.flatMap((word) => {
    const at = startOfWord(plain, word)
    return at < 0 ? [] : [{ at, end: at + word.length }]
  })
  const first = hits.sort((a, b) => a.at - b.at)[0]
  if (!first) return undefined
  const start = places[first.at] ?? 0
  const end = places[first.end] ?? text.length
  const from = Math.max(0, start - SNIPPET_CHARACTERS)
  return {
    before: (from > 0 ? '…' : '') + text.slice(from, start),
    match: text.slice(start, end).slice(0, 120),
    after: text.slice(end, end + SNIPPET_CHARACTERS) + (end + SNIPPET_CHARACTERS < text.length ? '…' : ''),
  }
}

function startOfWord(text: string, word: string): number {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const previous = text[at - 1]
    if (previous === undefined || !/[\p{L}\p{N}]/u.test(previous) || previous.search(UNSPACED) >= 0) return at
  }
  return text.search(UNSPACED) >= 0 ? text.indexOf(word) : -1
}
