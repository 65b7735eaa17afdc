import { catalogue } from '../../platform/core/messages'

export const thermalText = catalogue('thermal', {
  unreadable: 'The thermal data of this photo cannot be read: the file is incomplete or damaged.',
  noConstants:
    'This photo has raw thermal data but not the constants of its camera, so that its temperatures are unknown.',
  unknownUnit:
    'The unit of the temperatures in this file is unknown. Convert it to degrees Celsius, kelvin, or hundredths of a kelvin.',
  needsSdk:
    'The temperatures of this photo can only be computed with the SDK of its manufacturer, DJI. Convert it with their tool, then add the radiometric TIFF.',
})
