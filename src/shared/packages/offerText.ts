import { catalogue } from '../messages'

export const offerText = catalogue('offers', {
  choose: 'Choose {name}',
  loading: 'Loading packages…',
  free: 'Free',
  taxIncluded: 'includes {rate}% {name}',
  taxAdded: 'plus {rate}% {name}',
  taxAmountIncluded: 'includes {tax} {name} ({rate}%)',
  taxAmountAdded: '{net} plus {tax} {name} ({rate}%)',
  perMonth: '{price} per month',
  perYear: '{price} per year',
  users: '{count, plural, one {# user} other {# users}}',
  clients: '{count, plural, one {# client} other {# clients}}',
  storage: '{size} of storage',
  streamMinutes: '{count, plural, one {# stream minute} other {# stream minutes}} per month',
  aiRuns: '{count, plural, one {# AI run} other {# AI runs}} per month',
})
