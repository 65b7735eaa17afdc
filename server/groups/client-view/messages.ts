import { catalogue } from '../../platform/core/messages'

export const clientViewText = catalogue('clientView', {
  started: 'You see what {client} sees. You can read and download, but not change anything.',
  ended: 'You see everything of your organisation again',
})
