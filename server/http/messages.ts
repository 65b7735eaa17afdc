import { catalogue } from '../core/messages'

export const httpText = catalogue('http', {
  pageNotFound: 'This address does not exist',
  notMultipart: 'Send the file as multipart/form-data',
  fileRequired: 'Choose a file',
  uploadInterrupted: 'The upload was interrupted. Try again.',
})
