import { actorOf } from '../../platform/audit/actor'
import { asPlatform } from '../../platform/db/tenancy'
import type { Handlers } from '../../platform/http/contract'
import type { Services } from '../services'
import { sellerText } from './messages'
import { editSeller } from './service'
import { selectSeller } from './sql'

export function sellerHandlers({ db }: Services): Handlers<'getSeller' | 'editSeller'> {
  return {
    async getSeller() {
      return { data: await asPlatform(db, selectSeller) }
    },

    async editSeller({ body, user, request }) {
      const { version, ...fields } = body
      return { message: sellerText('saved'), data: await editSeller(db, version, fields, actorOf({ user, request })) }
    },
  }
}
