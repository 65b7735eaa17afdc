import type { Handlers } from '../../contract'
import type { Services } from '../../services'
import { asPlatform } from '../../tenancy'
import { updateTermsAccepted } from './sql'

export function userHandlers({ db }: Services): Handlers<'acceptTerms'> {
  return {
    async acceptTerms({ user }) {
      await asPlatform(db, (tx) => updateTermsAccepted(tx, user.userId))
      return { message: 'Terms accepted' }
    },
  }
}
