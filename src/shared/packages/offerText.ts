import { catalogue } from '../messages'

export const offerText = catalogue('offers', {
  choose: 'Choose {name}',
  loading: 'Looking for the packages…',
  free: 'Free',
  perMonth: '{price} a month',
  perYear: '{price} a year',
  oneUser: '1 user',
  users: '{count} users',
  storage: '{size} of storage',
  streamMinutes: '{count} stream minutes a month',
  aiRuns: '{count} AI runs a month',
})
