import { catalogue } from '../../platform/core/messages'

export const photoText = catalogue('photo', {
  // Why a picture cannot be read
  damaged: 'The picture is damaged or incomplete. Copy it from the camera again.',
  tooManyPixels: 'The picture has more than {megapixels} million pixels. Upload a smaller copy.',
  noPreview: 'No preview can be made of this format. The original is stored and can be downloaded.',
  // Wrong values in the metadata
  impossiblePosition: 'The position in the file is impossible, so the photo has none.',
  assumedSide:
    'The file does not say whether its position is north or south, or east or west. North and east were assumed.',
  impossibleTime: 'The camera’s clock was not set, so the time of the photo is unknown.',
  belowTakeoff: 'The height in the file is below the take-off point, so the area on the ground is unknown.',
  unknownZoom:
    'The photo has digital zoom, and the file does not tell whether its focal length includes it, so the area on the ground is unknown.',
  // Why a photo is proposed for rejection
  blurred: 'Possibly blurred: {percent} % of the usual sharpness of this flight',
  overexposed: 'Overexposed: {percent} % of the picture is white',
  underexposed: 'Underexposed: {percent} % of the picture is black',
  noPosition: 'No position in the file',
  farAway: '{distance} m away from the other photos',
  flightTail: 'Taken during take-off or landing, {height} m above the ground',
  notStraightDown: 'The camera did not look straight down: {angle} degrees',
})
