// Sends mail through SMTP_URL, or writes it to DATA_DIR/outbox when SMTP_URL is not set.
import { createTransport } from 'nodemailer'
import type { Config } from '../core/config'
import { storeMail } from './outbox'

export interface Mail {
  /** UUID of a mail that may be sent again after a crash: an outbox keeps it once, and mail servers see the same Message-ID. */
  id?: string
  to: string
  subject: string
  text: string
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

export type SendMail = (mail: Mail) => Promise<void>

/** The returned function resolves once the mail server has accepted the mail, or once it is on disk. */
export const createMailer = (config: Config): SendMail =>
  config.SMTP_URL === undefined ? toOutbox(config) : bySmtp(config.SMTP_URL, config.MAIL_FROM)

function bySmtp(url: string, from: string): SendMail {
  const transport = createTransport(url)
  return async ({ id, ...mail }) => {
    await transport.sendMail({ from, ...mail, ...(id !== undefined && { messageId: messageIdOf(id) }) })
  }
}

function toOutbox(config: Config): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true })
  return async ({ id, ...mail }) => {
    const { message } = await transport.sendMail({
      from: config.MAIL_FROM,
      ...mail,
      ...(id !== undefined && { messageId: messageIdOf(id) }),
    })
    await storeMail(config, message as Buffer, id)
  }
}

const messageIdOf = (id: string): string => `<${id}@aerie>`
