// The limit of viewers, which is that of the process that receives a stream.
import { conflict } from '../../platform/core/errors'
import { asPlatform } from '../../platform/db/tenancy'
import { countViewers, type Watcher } from '../../media/live/places'
import type { Services } from '../services'
import { streamText } from './messages'
import { selectReceiverOf, selectWatchers } from './receiverSql'

/** A browser cannot read why a WebSocket was refused. @throws AppError 409 when one more viewer would exceed the limit */
export async function requirePlace({ db }: Pick<Services, 'db'>, tenantId: string, watcher: Watcher): Promise<void> {
  await asPlatform(db, async (tx) => {
    const receiver = await selectReceiverOf(tenantId, tx, watcher.streamId)
    if (!receiver) return
    const watchers = await selectWatchers(tx, receiver.id)
    if (countViewers([...watchers, watcher]) > receiver.maxViewers) {
      throw conflict(streamText('viewersFull', { limit: receiver.maxViewers }))
    }
  })
}
