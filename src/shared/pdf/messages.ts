import { catalogue } from '../messages'

export const pdfText = catalogue('pdf', {
  failed: 'The file could not be loaded.',
  page: 'Page {page} of {count}',
  previous: 'Previous page',
  next: 'Next page',
})
