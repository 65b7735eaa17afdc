// Finds texts on a page in the pseudo-locale that did not come from a message catalogue.
import type { Page } from 'playwright-core'

/** Fields of API replies whose values are data of users and not texts of the app. */
const DATA_FIELDS = new Set([
  'name',
  'email',
  'description',
  'subject',
  'to',
  'body',
  'target',
  'tenantName',
  'fileName',
  'mission',
  'missionName',
  'locationName',
  'clientName',
  'contactName',
  'address',
  'asset',
  'rule',
  'serial',
  // The address of a link, after that of the server.
  'path',
  // The last characters of a secret.
  'hint',
  'invoicePrefix',
])

/** Literal parts of catalogue texts, as `pseudoText` transforms them. */
const CATALOGUE_TEXT = /\[[^[\]]*~\]/g

/** Data without a catalogue: formats of Intl, identifiers and names. */
const DATA_PATTERNS = [
  // Examples of HTML.
  /<\/?a\b[^>]*>/g,
  // SHA-256, and public keys as PEM.
  /\b[0-9a-f]{64}\b/g,
  /-----BEGIN PUBLIC KEY-----[\s\S]*-----END PUBLIC KEY-----/g,
  // E-mail addresses, URLs and IDs.
  /[\w.+-]+@[\w.-]+/g,
  /https?:\/\/\S*/g,
  /[0-9a-f]{8}-[0-9a-f-]{27}/g,
  // Dates and relative times of Intl.
  /\b(in )?\d+ ?(s|m|h|d|w|mo|y|sec|min|hr|day|wk|yr|second|minute|hour|week|month|year)s?\.?( ago)?\b/g,
  /\b(now|yesterday|today|tomorrow|(last|next|this) (week|month|year))\b/g,
  /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*\b/g,
  /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*\b/g,
  /\b(AM|PM|UTC|INR|Indian Rupee)\b/g,
  // The format of a date field.
  /\bM+\/D+\/Y+\b/g,
  // Numbers with units.
  /[\d.,]+\s?(B|kB|KB|MB|GB|TB|KiB|MiB|GiB|TiB|bytes?|mm|cm|m|km|m²|km²|ha|ms|s|min|h|px|°)(?![A-Za-z])/g,
  /\bAerie\b/g,
  // Browsers and systems of sessions.
  /\b(Chrome|Linux)\b/g,
  // The alert webhook: its default kind, which is stored, the example of a delivery, and paths in it.
  /\b(Webhook|Door open)\b/g,
  /\{ "title": .*\}/g,
  // Sizes of paper.
  /\bA[0-4]\b/g,
  // Names of tables, in the progress of an export.
  /\b[a-z]+(_[a-z]+)+\b/g,
  // Names of settings, and errors of the operating system.
  /\b[A-Z][A-Z\d]*(_[A-Z\d]+)+\b/g,
  /\bconnect E[A-Z]+\b/g,
  // DATA_DIR, and other paths.
  /(?<=^|\s)\/[\w.-]+(\/[\w.-]+)+/g,
  /(?<=^|\s)\/[a-z]+(\/[a-z]+)*\b/g,
]

export interface TextFinder {
  /** Texts of the current page without a catalogue, with the element that contains them. */
  find: () => Promise<string[]>
}

/** Observes the replies of the API from now on, to know which texts are data. */
export function watchTexts(page: Page): TextFinder {
  const data = new Set<string>()
  const pending = new Set<Promise<void>>()
  page.on('response', (reply) => {
    // The contract holds no data of users. Its short names would be taken out of other texts.
    if (reply.url().endsWith('/openapi')) return
    if (!reply.url().includes('/apis/v1/') || !reply.headers()['content-type']?.includes('json')) return
    const reading = reply
      .json()
      .then((body: unknown) => collectData(body, data, reply.url().includes('/admin/mail/get/')))
      // The body is gone when the page has been left.
      .catch(() => undefined)
      .finally(() => pending.delete(reading))
    pending.add(reading)
  })
  return {
    async find() {
      await Promise.all(pending)
      const texts = await visibleTexts(page)
      const longestFirst = [...data].sort((one, other) => other.length - one.length)
      return texts
        .filter(({ text }) => isUntranslated(text, longestFirst))
        .map(({ text, element }) => `"${collapsed(text)}" in ${element}`)
    },
  }
}

/** All visible texts of the page, texts for screen readers, and attributes with texts, with the elements that contain them. */
export const visibleTexts = (page: Page): Promise<{ text: string; element: string }[]> => page.evaluate(readTexts)

function isUntranslated(text: string, data: readonly string[]): boolean {
  let rest = collapsed(text).replace(CATALOGUE_TEXT, ' ')
  // Most texts are done, and most values are in none of the others.
  if (!/\p{L}/u.test(rest)) return false
  for (const value of data) if (rest.includes(value)) rest = rest.replace(wholeWords(value), ' ')
  for (const pattern of DATA_PATTERNS) rest = rest.replace(pattern, ' ')
  return /\p{L}/u.test(rest)
}

/** Collects the values of data fields, of the details of audit entries, and of all fields with `isAllData`. */
function collectData(value: unknown, data: Set<string>, isAllData = false): void {
  if (typeof value !== 'object' || value === null) return
  for (const [field, inner] of Object.entries(value)) {
    if (typeof inner !== 'string') collectData(inner, data, isAllData || field === 'details')
    else if ((isAllData || DATA_FIELDS.has(field)) && inner.trim() !== '') data.add(collapsed(inner))
  }
}

/** Matches `value` unless it is a part of a word. */
const wholeWords = (value: string): RegExp =>
  new RegExp(`(?<!\\p{L})${value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{L})`, 'gu')

const collapsed = (text: string): string => text.replace(/\s+/g, ' ').trim()

/**
 * Runs in the page: reads all visible texts, texts for screen readers, and attributes with texts. Contains no named
 * functions, because the compiler would add a helper to them that the page does not have.
 */
function readTexts(): { text: string; element: string }[] {
  const attributes = ['placeholder', 'title', 'aria-label', 'aria-description', 'aria-valuetext', 'alt']
  const found = [{ text: document.title, element: 'title' }]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  while (walker.nextNode()) {
    const node = walker.currentNode
    const element = node instanceof Element ? node : node.parentElement
    if (!element || ['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(element.tagName) || !element.checkVisibility()) continue
    const path = [element.parentElement?.parentElement, element.parentElement, element]
      .filter((it) => it instanceof Element)
      .map((it) => [it.tagName.toLowerCase(), ...[...it.classList].slice(0, 2)].join('.'))
      .join(' > ')
    if (node instanceof Element) {
      // The labels of icons and of the buttons of number fields and selects are constants of antd, without a catalogue.
      // Names and texts of the API are the same in every language.
      if (node.closest('[aria-hidden=true], .anticon, .ant-input-number-action, .ant-select-clear, [translate=no]'))
        continue
      for (const name of attributes) {
        const text = node.getAttribute(name)
        if (text) found.push({ text, element: `${path}[${name}]` })
      }
      // The text of a PRE is an example file.
    } else if (node.textContent?.trim() && element.tagName !== 'PRE' && !element.closest('[translate=no]'))
      found.push({ text: node.textContent, element: path })
  }
  return found
}
