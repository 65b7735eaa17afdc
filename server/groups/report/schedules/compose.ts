// The mail that brings an edition, in the language of its recipient.
import { dayOf } from '../../../platform/core/days'
import { chooseLanguage, languagesOf } from '../../../platform/core/languages'
import { render } from '../../../platform/core/messages'
import { productName } from '../../../platform/core/product'
import { pageAddress, pagePaths } from '../../../platform/http/pagePaths'
import type { Mail } from '../../../platform/mail/mailer'
import type { Services } from '../../services'
import { unpackContent } from '../editions/content'
import type { EditionRow } from '../editions/sql'
import { readOrganisation } from '../files/organisation'
import { MEDIA_TYPES } from '../files/reportFile'
import { reportText, scheduleText } from '../messages'

/** Mail servers accept at least this much. */
const MAX_ATTACHMENT = 8_000_000

interface EditionMail {
  edition: EditionRow
  /** Compressed. */
  content: Buffer
  account: { name: string; email: string; language: string | null }
}

/** @returns undefined when the server stops */
export async function composeReportMail(
  { db, config, storage, reportFiles }: Pick<Services, 'db' | 'config' | 'storage' | 'reportFiles'>,
  tenantId: string,
  id: string,
  { edition, content, account }: EditionMail,
  signal: AbortSignal,
  maxAttachment = MAX_ATTACHMENT,
): Promise<Mail | undefined> {
  const language = chooseLanguage(languagesOf(config), account.language, undefined)
  const organisation = await readOrganisation({ db, storage }, tenantId)
  const { report } = await unpackContent(content)
  const task = { ...organisation, report, format: 'pdf' as const, product: productName(config), language }
  const file = await reportFiles.run(task, signal)
  if (!file) return undefined
  const { name, fromDay, untilDay } = edition
  const days = { from: dayOf(fromDay, language), until: dayOf(untilDay, language) }
  const link = pageAddress(config, pagePaths.reportEdition(edition.id))
  const isAttached = file.length <= maxAttachment
  const values = { ...days, name, link, person: account.name, organisation: organisation.organisation }
  const fileName = render(reportText('fileName', { layer: name, from: fromDay, until: untilDay }), language)
  return {
    id,
    to: account.email,
    subject: render(scheduleText('subject', { ...days, name }), language),
    text: render(scheduleText(isAttached ? 'body' : 'bodyWithLink', values), language),
    ...(isAttached && {
      attachments: [{ filename: `${fileName}.pdf`, content: Buffer.from(file), contentType: MEDIA_TYPES.pdf }],
    }),
  }
}
