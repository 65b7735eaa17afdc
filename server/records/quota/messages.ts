import { catalogue } from '../../platform/core/messages'

export const quotaText = catalogue('quota', {
  users:
    'Your package allows {limit, plural, one {# user} other {# users}}, and {used, plural, one {# is} other {# are}} in use. Remove some, or choose a larger package.',
  clients:
    'Your package allows {limit, plural, one {# client} other {# clients}}, and {used, plural, one {# is} other {# are}} in use. Delete some, or choose a larger package.',
  storageBytes: 'Your package allows {limit} of storage, and {used} is in use. Free some, or choose a larger package.',
  streamMinutes:
    'Your package allows {limit} stream minutes a month, and {used} are in use. Choose a larger package to add more.',
  aiRuns: 'Your package allows {limit} AI runs a month, and {used} are in use. Choose a larger package to add more.',
  ended: 'Your package has ended, so nothing can be added. Renew it in My Account. Your data is safe.',
})
