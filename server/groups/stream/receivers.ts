// The processes that receive streams, as those that pass viewers on to them find them.
import { asPlatform, type Db } from '../../platform/db/tenancy'
import { selectReceiver, selectReceiverAt, selectReceiverOf, type Receiver } from './receiverSql'

export interface Receivers {
  /** The other process that receives a stream of the tenant; undefined if this one does, or none. */
  otherOf(tenantId: string, streamId: string): Promise<Receiver | undefined>
  /** The other process with this ID, while it has a lease. */
  other(id: string): Promise<Receiver | undefined>
  /** The other process of this server, which receives its streams. */
  ofServer(): Promise<Receiver | undefined>
}

/**
 * @param place of this process
 * @param ownId of this process, if it receives streams
 */
export const openReceivers = (db: Db, place: string, ownId?: string): Receivers => ({
  async otherOf(tenantId, streamId) {
    const found = await asPlatform(db, (tx) => selectReceiverOf(tenantId, tx, streamId))
    return found?.id === ownId ? undefined : found
  },
  async other(id) {
    return id === ownId ? undefined : asPlatform(db, (tx) => selectReceiver(tx, id))
  },
  async ofServer() {
    return ownId === undefined ? asPlatform(db, (tx) => selectReceiverAt(tx, place)) : undefined
  },
})
