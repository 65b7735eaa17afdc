// Tells super-admins and the roots of tenants that the disk is almost full, before uploads are refused and jobs wait.
import { formatBytes } from '../../platform/core/byteSize'
import { logFailure } from '../../platform/core/errors'
import { chooseLanguage, languagesOf } from '../../platform/core/languages'
import { render } from '../../platform/core/messages'
import { placeOf } from '../../platform/core/place'
import { productName } from '../../platform/core/product'
import { asPlatform } from '../../platform/db/tenancy'
import { readSpace } from '../../platform/disk/space'
import { publicAddress } from '../../platform/http/publicAddress'
import { sendInTime } from '../notification/public'
import type { Services } from '../services'
import { diskMailText } from './messages'
import { selectPeopleToWarn, takeWarning } from './sql'

/** People are told while the disk still has this many times its reserve. */
const WARN_AT = 2

/** Sends the mails at most once a day, from one process. A mail that cannot be sent is logged; the page System shows the same. */
export async function warnOfFullDisk({ config, db, log, sendMail }: Services): Promise<void> {
  const { free, reserve } = await readSpace(config)
  if (free >= reserve * WARN_AT) return
  const people = await asPlatform(db, async (tx) =>
    (await takeWarning(tx, placeOf(config.DATA_DIR))) ? selectPeopleToWarn(tx) : [],
  )
  const values = { product: productName(config), free: formatBytes(free), reserve: formatBytes(Math.floor(reserve)) }
  for (const { name, email, language: own } of people) {
    const language = chooseLanguage(languagesOf(config), own, undefined)
    const subject = render(diskMailText('subject', values), language)
    const text = render(diskMailText('body', { ...values, name, link: publicAddress(config) }), language)
    await sendInTime(sendMail, { to: email, subject, text }).catch(logFailure(log, 'mail about a full disk'))
  }
}
