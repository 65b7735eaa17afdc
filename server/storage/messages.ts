import { catalogue } from '../core/messages'

export const storageText = catalogue('storage', {
  fileNotFound: 'File not found',
  rangeBeyondEnd: 'The range is beyond the end of the file, which has {size, plural, one {# byte} other {# bytes}}',
})
