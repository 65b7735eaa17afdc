import { catalogue } from '../../platform/core/messages'

export const thermalPhotoText = catalogue('thermalPhoto', {
  notFound: 'Thermal photo not found',
  readingNotFound: 'Reading not found',
  saved: 'Parameters saved',
  created: 'Reading added',
  deleted: 'Reading deleted',
  changedElsewhere: 'Someone else changed these parameters. Reload the photo before you save.',
  noParameters: 'This file has temperatures itself, so its parameters cannot be changed.',
  points: 'Choose one pixel for a point, two for a line, or at least three for an area.',
  outside: 'Choose pixels of the picture that have a temperature.',
  tooMany: 'A photo has at most {most} readings. Delete some first.',
})
