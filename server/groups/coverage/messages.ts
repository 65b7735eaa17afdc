import { catalogue } from '../../platform/core/messages'

export const coverageText = catalogue('photo-coverage', {
  areaIncomplete: 'Choose a layer and one of its areas',
  areaElsewhere: 'This layer belongs to another mission. Choose a layer of this mission.',
  noCoverage: 'No photo of this mission has a known area on the ground, so the gaps are unknown.',
  noCamera: 'The photos do not state their lens and height, so no flight can be planned from them.',
  noGaps: 'There are no gaps in this area. Choose another area, or a higher number of photos.',
  gapsTooSmall:
    '{count, plural, one {The gap is} other {All # gaps are}} smaller than the uncertainty of the photos’ areas, so no flight is planned. Choose a higher number of photos to cover more.',
  tooManyLines:
    'The gaps need more than {limit, number} lines, the most that a plan can have. Choose a smaller area, a lower number of photos or a greater height.',
  tooFar:
    'The area is longer than {kilometres} km. Choose a smaller area, or reject photos that are far from the others.',
})
