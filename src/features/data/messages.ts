import { catalogue } from '../../shared/messages'

export const dataText = catalogue('data', {
  helpData: 'Find everything the drones recorded: images, recordings, layers and documents.',
})
