import { catalogue } from '../../core/messages'

export const mailText = catalogue('mail', {
  notFound: 'Mail not found',
})
