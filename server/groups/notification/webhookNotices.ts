// Tells the webhooks of the tenant who was notified of what, for the kinds for which these people chose it.
import { render } from '../../platform/core/messages'
import type { Tx } from '../../platform/db/tenancy'
import { queueWebhooks } from '../webhook/public'
import type { NewLine } from './queueSql'
import { selectWebhookWishes } from './settingsSql'

const EVENT = 'NOTIFICATION'
/** Programs read it. */
const LANGUAGE = 'en'

/** Quiet hours do not hold them back: they are for programs. */
export async function queueNotices(tenantId: string, tx: Tx, lines: readonly NewLine[]): Promise<void> {
  const ids = lines.flatMap(({ to }) => ('userId' in to ? [to.userId] : []))
  const wishes = await selectWebhookWishes(tenantId, tx, ids)
  for (const { to, kind, subject, path } of lines) {
    const wish = 'userId' in to && wishes.find((each) => each.userId === to.userId && each.kind === kind)
    if (!wish) continue
    const data = { kind, userID: wish.userId, name: wish.name, text: render(subject, LANGUAGE), path }
    await queueWebhooks(tenantId, tx, { event: EVENT, data })
  }
}
