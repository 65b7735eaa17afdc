import { catalogue } from '../core/messages'

export const diskText = catalogue('disk', {
  noSpaceFor: 'The server has no space for another {size}. Contact your administrator.',
  manyOfTenant:
    'Your organisation is downloading {count, plural, one {# part of a file} other {# parts of files}} already. Wait until one has arrived, then try again.',
  manyOfServer: 'Too many parts of files are being downloaded from the server. Try again in a minute.',
})
