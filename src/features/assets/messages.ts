import { catalogue } from '../../shared/messages'

export const assetsText = catalogue('assets', {
  helpAssets: 'Keep track of drones, cameras and batteries, who has them, and when they are due for service.',
})
