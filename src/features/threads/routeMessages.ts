import { catalogue } from '../../shared/messages'

export const routeText = catalogue('threadsRoutes', {
  thread: 'Thread',
})
