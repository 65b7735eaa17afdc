import { catalogue } from '../core/messages'

export const httpText = catalogue('http', {
  pageNotFound: 'This address does not exist',
  notMultipart: 'Send the file as multipart/form-data',
  fileRequired: 'Choose a file',
  tooManyAtOnce: 'Too many of your requests are waiting. Try again in a moment.',
  callerLeft: 'The request was cancelled',
  bodyTooSlow: 'The request took too long to arrive. Check your connection and try again.',
  ending: 'The server is ending after an error',
  tooManyValues: 'The request has more than {limit, number} values. Send it in smaller parts.',
  nestedTooDeeply: 'The request is nested too deeply',
  uploadInterrupted: 'The upload was interrupted. Try again.',
})
