import { catalogue } from '../../platform/core/messages'

export const archiveText = catalogue('archive', {
  tooManyFiles: 'The archive contains more than {limit} files, which is the maximum. Split it.',
  duplicate: 'The archive contains {name} twice',
  tooLarge: 'The unpacked archive would exceed the maximum of {limit}. Split it.',
  link: 'The archive contains a link ({name}), which is not allowed',
  encrypted: 'The archive is encrypted. Upload it without a password.',
  badName: 'The archive contains a file with an invalid name: {name}',
  unsafeName: 'The archive contains a file with an invalid name',
  damaged: 'The archive is damaged or has an unsupported format. Create it again.',
})
