import { catalogue } from '../../platform/core/messages'

export const footageText = catalogue('footage', {
  tooManyPositions: 'This shape has {count} points. Use a shape with at most {limit} points.',
  tooLarge: 'This shape is larger than {kilometres} km. Use a smaller shape.',
  empty: 'This shape has no points.',
  wrongOrder: 'Choose an end after the start.',
})
