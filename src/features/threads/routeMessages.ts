import { catalogue } from '../../shared/messages'

export const routeText = catalogue('threadsRoutes', {
  thread: 'Thread',
  comment: 'Comment on a spot',
})
