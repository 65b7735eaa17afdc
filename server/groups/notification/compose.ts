// The text of mails: one line as a mail of its own, several as a digest.
import type { Config } from '../../platform/core/config'
import { render, type Message } from '../../platform/core/messages'
import { productName } from '../../platform/core/product'
import { pageAddress, pagePaths } from '../../platform/http/pagePaths'
import type { Mail } from '../../platform/mail/mailer'
import { KINDS } from './kinds'
import { digestText, kindText, mailText } from './messages'
import type { DueLine } from './queueSql'

/** Lines that a digest lists. */
const MOST_LISTED = 50

interface To {
  name: string
  email: string
  language: string
  /** Can choose which mails to get. */
  hasAccount: boolean
}

/** @param lines newest first, at least one */
export function composeMail(to: To, lines: readonly DueLine[], config: Config): Mail {
  const [only] = lines
  return lines.length === 1 && only ? ownMail(to, only, config) : digest(to, lines, config)
}

function ownMail(to: To, { subject, body, path }: DueLine, config: Config): Mail {
  const { email, language } = to
  const text: Message = { ...body, values: { ...body.values, link: pageAddress(config, path) } }
  return { to: email, subject: render(subject, language), text: withFoot(to, render(text, language), config) }
}

/** Grouped by kind, the newest first. */
function digest(to: To, lines: readonly DueLine[], config: Config): Mail {
  const { name, email, language } = to
  const listed = lines.slice(0, MOST_LISTED)
  const parts = KINDS.flatMap((kind) => {
    const ofKind = listed.filter((line) => line.kind === kind)
    if (ofKind.length === 0) return []
    const entries = ofKind.map(({ subject, path }) => `${render(subject, language)}\n${pageAddress(config, path)}`)
    return [`${render(kindText(kind), language)}\n\n${entries.join('\n\n')}`]
  })
  const left = lines.length - listed.length
  if (left > 0) parts.push(render(digestText('more', { count: left }), language))
  const values = { count: lines.length, product: productName(config) }
  return {
    to: email,
    subject: render(digestText('subject', values), language),
    text: withFoot(to, render(digestText('text', { name, lines: parts.join('\n\n\n') }), language), config),
  }
}

function withFoot({ language, hasAccount }: To, text: string, config: Config): string {
  if (!hasAccount) return text
  const link = pageAddress(config, pagePaths.notificationSettings())
  return `${text}\n\n${render(mailText('foot', { link }), language)}`
}

/** Tells whether mails reach the user. */
export function testMail({ name, email, language }: Omit<To, 'hasAccount'>, config: Config): Mail {
  const link = pageAddress(config, pagePaths.notificationSettings())
  return {
    to: email,
    subject: render(mailText('testSubject', { product: productName(config) }), language),
    text: render(mailText('testBody', { name, link }), language),
  }
}
