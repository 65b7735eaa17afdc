import { actorOf } from '../../platform/audit/actor'
import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { wallText } from './messages'
import { createWall, deleteWall, editWall, getWalls } from './service'

type WallOperation = 'getWalls' | 'createWall' | 'editWall' | 'deleteWall'

export function wallHandlers({ db }: Services): Handlers<WallOperation> {
  return {
    async getWalls({ user, tenantId }) {
      return { data: { walls: await getWalls(db, tenantId, user) } }
    },

    async createWall(call) {
      const data = await createWall(db, call.tenantId, call.body, { user: call.user, actor: actorOf(call) })
      return { message: wallText('created'), data }
    },

    async editWall(call) {
      const caller = { user: call.user, actor: actorOf(call) }
      const data = await editWall(db, call.tenantId, call.params.wallId, call.body, caller)
      return { message: wallText('saved'), data }
    },

    async deleteWall(call) {
      await deleteWall(db, call.tenantId, call.params.wallId, { user: call.user, actor: actorOf(call) })
      return { message: wallText('deleted') }
    },
  }
}
