import { catalogue } from '../../platform/core/messages'

export const clientViewText = catalogue('clientView', {
  started: 'You see what {client} sees. You can read and download, but not change anything.',
  notOpened:
    'The view was not opened. Check that you have accepted the terms and set up the second factor that your organisation requires, then try again.',
  ended: 'You see everything of your organisation again',
})
