import { catalogue } from '../../platform/core/messages'

export const mailText = catalogue('mail', {
  notFound: 'Mail not found',
})
