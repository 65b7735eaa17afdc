import { catalogue } from '../../platform/core/messages'

export const thermalText = catalogue('thermal', {
  unreadable: 'The thermal data of this photo cannot be read: the file is incomplete or damaged.',
  noConstants:
    'This photo has raw thermal data but not the constants of its camera, so that its temperatures are unknown.',
  unknownUnit:
    'The unit of the temperatures in this file is unknown. Convert it to degrees Celsius, kelvin, or hundredths of a kelvin.',
  needsSdk:
    'The temperatures of photos by DJI need a converter, because their format is not public. The operator of the server sets one with THERMAL_CONVERTER. Or convert the photo with the tool of DJI, then add the radiometric TIFF.',
  converterFailed:
    'The converter for photos by DJI ended with an error. The operator of the server should check THERMAL_CONVERTER with this photo.',
  converterSlow:
    'The converter for photos by DJI took too long and was stopped. Try again, or ask the operator of the server.',
  converterTooLarge:
    'The converter for photos by DJI wrote a file that is too large and was stopped. The operator of the server should check THERMAL_CONVERTER.',
  converterOutput:
    'The converter for photos by DJI wrote no radiometric TIFF with temperatures. The operator of the server should check THERMAL_CONVERTER.',
})
