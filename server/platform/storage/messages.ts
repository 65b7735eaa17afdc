import { catalogue } from '../core/messages'

export const storageText = catalogue('storage', {
  fileNotFound: 'File not found',
  rangeBeyondEnd: 'The range is beyond the end of the file, which has {size, plural, one {# byte} other {# bytes}}',
  unreadableName: '{name} (could not be read).txt',
  unreadable:
    'The file {name} could not be read from the storage. The other files of this ZIP are complete. Contact your administrator.',
})
