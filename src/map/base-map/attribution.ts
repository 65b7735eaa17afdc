export interface AttributionPart {
  text: string
  /** Address with https or http; absent for plain text. */
  href?: string
}

const LINK = /<a\b[^>]*?\bhref=(["'])(https?:\/\/[^"'<>\s]+)\1[^>]*>([^<]*)<\/a>/gi
const TAG = /<[^>]*>/g
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', copy: '©', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** Splits an attribution into text and links. Other markup is removed, so that none of it reaches the page. */
export function attributionParts(attribution: string): AttributionPart[] {
  const parts: AttributionPart[] = []
  let end = 0
  for (const match of attribution.matchAll(LINK)) {
    parts.push({ text: plain(attribution.slice(end, match.index)) })
    parts.push({ text: plain(match[3] ?? ''), href: match[2] ?? '' })
    end = match.index + match[0].length
  }
  parts.push({ text: plain(attribution.slice(end)) })
  return parts.filter(({ text }) => text !== '')
}

const plain = (html: string): string =>
  html.replace(TAG, '').replace(/&(\w+);/g, (all, name: string) => ENTITIES[name.toLowerCase()] ?? all)
