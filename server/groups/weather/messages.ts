import { catalogue } from '../../platform/core/messages'

export const weatherText = catalogue('weather', {
  tooManyPlaces:
    'Your organisation has asked for the weather at many places in a short time. Wait a minute, then try again.',
  failed: '{source} could not tell the weather. Try again in a moment.',
  keyRefused: '{source} refused the key of this installation. Ask the operator of the server to check it.',
})
