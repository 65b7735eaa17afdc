import { catalogue } from '../../core/messages'

export const coverageText = catalogue('photo-coverage', {
  areaIncomplete: 'Choose a layer and one of its areas',
  areaElsewhere: 'This layer belongs to another mission. Choose a layer of this mission.',
  tooFar:
    'The area is longer than {kilometres} km. Choose a smaller area, or reject photos that are far from the others.',
})
