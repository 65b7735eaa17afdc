import { catalogue } from '../../platform/core/messages'

export const pictureText = catalogue('picture', {
  empty: 'The file is empty. Choose another one.',
  unsupported: 'The file is not a PNG, JPEG or WebP picture. Choose another one.',
  markup: 'The file contains a script or a document besides the picture. Choose another one.',
  damaged: 'The picture is damaged. Choose another one.',
  tooManyPixels: 'The picture has more than {megapixels} million pixels. Choose a smaller one.',
})
