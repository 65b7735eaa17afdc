import { catalogue } from '../../shared/messages'

export const routeText = catalogue('footage-routes', {
  whatFilmed: 'What filmed this spot?',
})
