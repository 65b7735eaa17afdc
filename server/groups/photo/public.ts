// What other groups may use of the group photo.
export { createPhotoInTx, requirePhoto } from './service'
