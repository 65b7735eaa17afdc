import { catalogue } from '../../platform/core/messages'

export const uploadText = catalogue('upload', {
  notFound: 'Upload not found',
  incomplete: 'This upload is not complete. Wait until it has finished.',
  complete: 'This upload is complete',
  failed: 'This upload failed. Upload the file again.',
  alreadyUsed: 'This upload was already used. Upload the file again.',
  checksumMismatch: 'The file was damaged during the upload. Upload it again.',
  invalidChecksum: 'The checksum must be a SHA-256 hash in hexadecimal',
  empty: 'The file is empty. Choose another one.',
  tooLarge: 'The file is larger than declared, or larger than the maximum of {limit}. Choose a smaller one.',
  tooLargeHere: 'The file is larger than {size}. Choose a smaller one.',
  noSpaceLeft: 'The server has no space left. The received part is kept; resume the upload when there is space again.',
  offsetMismatch: 'Offset mismatch. Request the current offset and resume from there.',
  lengthRequired: 'Declare the length of the file when you create the upload',
  unsupportedVersion: 'Uploads need version {version} of the tus protocol',
  invalidRequest: 'The upload was interrupted by an invalid request. Upload the file again.',
  busy: 'Another request is working on this upload. Try again in a moment.',
})
