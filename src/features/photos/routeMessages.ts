import { catalogue } from '../../shared/messages'

export const routeText = catalogue('photo-routes', { photos: 'Photos' })
