import { catalogue } from '../../shared/messages'

export const routeText = catalogue('documentsRoutes', {
  documents: 'Documents',
})
